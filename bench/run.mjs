/** `npm run bench`: one part after the other, each with a document of its own. */
import { options } from './session.mjs';

for (const part of options.parts) await import(`./${part}.mjs`);
