/** The command line with one kind more. */
import type { Io } from '../../packages/cli/src/io.js';
import { main } from '../../packages/cli/src/main.js';
import { PARTS } from '../../packages/cli/src/parts.js';
import { run } from '../../packages/cli/src/run.js';
import { latin } from './kind.js';

const kinds = [...PARTS.kinds, latin];

/** In the world that is given. */
export const runWith = (argv: readonly string[], io: Io) => run(argv, io, { kinds, name: 'pipwright' });

/** In the world of this process. */
export const runHere = (argv: readonly string[]) => main('pipwright', argv, { kinds });
