/** The command line with one kind more. */
import { main } from '../../packages/cli/src/main.js';
import { PARTS } from '../../packages/cli/src/parts.js';
import { latin } from './kind.js';

await main('pipwright', process.argv.slice(2), { kinds: [...PARTS.kinds, latin] });
