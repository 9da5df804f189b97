/** What commander finds wrong with the words of a command, as this program says it. */
import type { Command, CommanderError } from 'commander';
import { didYouMean } from './nearest.js';

const MESSAGES: Readonly<Record<string, (parts: readonly string[], command: Command) => string>> = {
  'commander.unknownOption': ([option = ''], command) =>
    `There is no option "${option}".${didYouMean(option, optionsOf(command))}`,
  'commander.missingArgument': ([argument = ''], command) => `${command.name()} needs a ${argument}.`,
  'commander.optionMissingArgument': ([flags = '']) => `${nameOf(flags)} needs a value, as in ${flags}.`,
  'commander.missingMandatoryOptionValue': ([flags = ''], command) => `${command.name()} needs ${flags}.`,
  'commander.conflictingOption': ([first = '', second = '']) =>
    `${nameOf(first)} and ${nameOf(second)} cannot be used together.`,
  'commander.excessArguments': (_, command) => `${command.name()} takes no files.`,
};

/** @param command whose words they are */
export function inOurWords({ code, message }: CommanderError, command: Command): string {
  const quoted = [...message.matchAll(/'([^']*)'/g)].map(([, part = '']) => part);
  return MESSAGES[code]?.(quoted, command) ?? message.replace(/^error: /, '');
}

function optionsOf(command: Command): string[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long }) => long ?? []);
}

/** `--level` of `--level <name>`, `-o` of `-o, --output <file>`. */
function nameOf(flags: string): string {
  return /^[^ ,]+/.exec(flags)?.[0] ?? flags;
}
