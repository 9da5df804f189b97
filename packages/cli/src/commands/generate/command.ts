import { list } from '@pipwright/core';
import { Option } from 'commander';
import type { AskingOption, Given } from '../../asking.js';
import { didYouMean } from '../../nearest.js';
import type { Parts } from '../../parts.js';
import type { QueueAddress } from '../../queue/address.js';
import { throughQueue } from '../../queue/through-queue.js';
import { ASKING, DAYS, GENERATE_EXAMPLES, inWords } from '../../registry.js';
import { readLevel } from '../../sources.js';
import { STATUS } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import { choice, formatNames, MOST_JOBS, type Registrar, wholeNumber, withJson, withTimeout } from '../registrar.js';
import { queueOption } from '../worker/command.js';
import { type GenerateOptions, generate } from './compute.js';
import type { MakeJob } from './in-threads.js';
import { type GeneratingKind, isGenerating, type Outcome } from './job.js';
import { readOrder, refuseForeign } from './order.js';
import { readSeed } from './seeds.js';
import { LABELS, LIST, listTechniques, readEffort } from './wishes.js';

export function addGenerate(registrar: Registrar, parts: Pick<Parts, 'thread' | 'findDays' | 'driver'>): void {
  const { session, program } = registrar;
  const kinds = session.kinds.filter(isGenerating);
  const names = kinds.map(({ name }) => name);
  const command = registrar.wordCommand<GenerateOptions & { readonly queue?: QueueAddress }>(
    {
      word: 'generate',
      summary: `make new ${inWords(kinds, 'or')} puzzles, each with exactly one solution`,
      examples: GENERATE_EXAMPLES,
    },
    'kind',
    `What to make: ${names.join(', ')}`,
    async (word, options, output, self) => {
      const kind = kindNamed(word);
      const given = new Set(
        self.options
          .map((option) => option.attributeName())
          .filter((name) => self.getOptionValueSource(name) === 'cli'),
      );
      if (options.queue !== undefined && given.has('jobs'))
        throw new UsageError('--jobs and --queue cannot be used together: each worker has its own --jobs.');
      refuseForeign(kind, kinds, given);
      const listing =
        options.technique === LIST ? listTechniques(kind) : ASKING[kind.name]?.listing?.(options as unknown as Given);
      if (listing !== undefined) {
        await output.write(`${listing}\n`);
        return STATUS.done;
      }
      const order = await readOrder(kind, options, given, session, parts.findDays);
      const { queue } = options;
      const around = {
        parts,
        version: program.version() ?? '',
        signal: session.interruption.signal,
        output,
      };
      const openWorkers = queue && (() => throughQueue<MakeJob, Outcome>(queue, around));
      return generate(order, options, session, output, { thread: parts.thread, ...(openWorkers && { openWorkers }) });
    },
  );
  command
    .addOption(wholeNumber('--count <n>', 'Make this many').default(1))
    .addOption(new Option('--seed <seed>', 'Make these again: a number or any text').argParser(readSeed))
    .addOption(choice('--difficulty <name>', 'As hard as this', LABELS))
    .addOption(new Option('--effort <a..b>', 'With an effort from a to b (see grade)').argParser(readEffort))
    .option('--technique <name>', 'With this as the hardest technique (see --technique list)')
    .option('--minimal', 'With no clue that could be left out');
  for (const option of optionsOf(kinds)) command.addOption(option);
  command
    .option('--complete <file>', ofKinds(kinds.filter(isCompleting), kinds, 'Fill in what is missing of this puzzle'))
    .option('--exclude <files...>', 'Make none like those in these files or folders')
    .addOption(choice('--from <name>', 'Read these files as this format', formatNames(kinds)))
    .addOption(choice('--level <name>', 'Use one level of a day in these files', DAYS.levels, readLevel))
    .option('--daily <date>', 'The puzzles of this day, the same for all')
    .addOption(wholeNumber('--nodes <n>', 'Stop each after this many nodes'))
    .addOption(wholeNumber('--jobs <n>', 'Make this many at once, in threads', { most: MOST_JOBS }).default(1))
    .addOption(choice('--format <name>', 'Write in this format', formatNames(kinds)))
    .option('-o, --output <path>', 'Write to this folder or file')
    .option('--resume', 'Go on where -o was interrupted')
    .addOption(queueOption());
  withJson(withTimeout(command)).addHelpText(
    'after',
    `
Each puzzle has a seed of its own, which gives the same puzzle again, on every
machine, with the same other options; a letter of a word by itself: --figure O.
Of several, whole numbers count up: 7, 8, 9. A seed is left out if its puzzle is
like another one, turned or mirrored.
grade says how hard a puzzle is, and nothing else decides. If what was asked for
does not come up, the nearest puzzle is printed, if any, with exit status 3.
--daily takes a date such as 2026-12-24, or today or yesterday. The puzzles of
2026-10-01 to 2027-12-31 come with the program and never change; those of other
dates are made, and a later version may make others.
-o takes a folder, for a file each, or one file: of JSON lines if it ends in
.jsonl, else in the format that its ending names, if that holds all puzzles. The
lines have no "milliseconds", so that the same run gives the same bytes.
What is there is overwritten, unless --resume goes on with it, for which all
other options must be the same: the first puzzle is made again and compared.
${kinds.flatMap(({ name }) => ASKING[name]?.help ?? []).join('\n')}
The puzzles are free for any use (CC0).`,
  );

  function kindNamed(word: string): GeneratingKind {
    const kind = kinds.find(({ name }) => name === word.toLowerCase());
    if (kind !== undefined) return kind;
    const may = didYouMean(word, names) || ` It can be ${list(names, 'or')}.`;
    throw new UsageError(`generate cannot make "${word}".${may}`);
  }
}

function isCompleting({ generating }: GeneratingKind): boolean {
  return generating.completing !== undefined;
}

/** What is for some kinds only says for which. */
function ofKinds(its: readonly GeneratingKind[], all: readonly GeneratingKind[], description: string): string {
  if (its.length === all.length) return description;
  return `${inWords(its, 'and')}: ${description[0]?.toLowerCase()}${description.slice(1)}`;
}

/** Of all kinds, each once; one that not all kinds have says whose it is. */
function optionsOf(kinds: readonly GeneratingKind[]): readonly Option[] {
  const owners = new Map<string, { readonly option: AskingOption; readonly kinds: GeneratingKind[] }>();
  for (const kind of kinds) {
    for (const option of ASKING[kind.name]?.options ?? []) {
      const known = owners.get(option.flags) ?? { option, kinds: [] };
      owners.set(option.flags, { ...known, kinds: [...known.kinds, kind] });
    }
  }
  return [...owners.values()].map(({ option, kinds: its }) => {
    const { flags, description, names, whole } = option;
    const said = ofKinds(its, kinds, description);
    if (names !== undefined) return choice(flags, said, names);
    return whole === undefined ? new Option(flags, said) : wholeNumber(flags, said, whole);
  });
}
