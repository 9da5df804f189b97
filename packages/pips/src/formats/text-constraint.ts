/** Line of the text format's constraints: `Exactly 4 {(0,1)}`, `AllSame None {…}`, `AllDifferent {1,2} {…}`. */
import { columnCounter, type Places, type ProblemLog, type Where } from '@pipwright/core';
import type { Cell } from '../model/cell.js';
import type { SpecRegion } from '../model/puzzle.js';
import { MAX_CELLS } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { problem } from '../problem.js';

const SUM_OPERATORS = { Exactly: '=', LessThan: '<', MoreThan: '>' } as const;
type SumName = keyof typeof SUM_OPERATORS;

const isSumName = (name: string): name is SumName => Object.hasOwn(SUM_OPERATORS, name);

/** A whole number, or one that `check` refuses by name: -1, 1.5. Not another way to write a whole number: 4.0, -0. */
const NUMBER = /^(?:\d+|-?\d+\.0*[1-9]\d*|-0*[1-9]\d*(?:\.0+)?)$/;

/** Reads a constraint into the region `path`, which is unread where a point of it is. */
export function parseConstraint(
  line: string,
  lineNumber: number,
  path: string,
  places: Places,
  problems: ProblemLog,
  unread: string[],
): SpecRegion {
  let at = 0;
  const columnOf = columnCounter(line);
  const placeOf = (offset: number): Where => ({ line: lineNumber, column: columnOf(offset) });
  const token = (pattern: RegExp): { readonly text: string; readonly where: Where; readonly start: number } => {
    at += /^\s*/.exec(line.slice(at))?.[0].length ?? 0;
    const start = at;
    const text = pattern.exec(line.slice(at))?.[0] ?? '';
    at += text.length;
    return { text, where: placeOf(start), start };
  };

  const name = token(/^[^\s{]*/);
  places.mark(path, name.where);
  let untargeted: SpecRegion['untargeted'];
  const rule = readRule();
  const cells = readPoints();
  if (cells === undefined) unread.push(path);
  return {
    cells: cells ?? [],
    ...(rule === undefined ? {} : { rule }),
    ...(untargeted === undefined ? {} : { untargeted }),
  };

  function readRule(): Rule | undefined {
    if (name.text === '') problems.add(problem('rule-missing', name.where, {}));
    else if (isSumName(name.text)) return readSum(SUM_OPERATORS[name.text]);
    else if (name.text === 'AllSame') return readSame();
    else if (name.text === 'AllDifferent') return readDifferent();
    else problems.add(problem('rule-unknown', name.where, { name: name.text }));
    token(/^[^{]*/);
    return undefined;
  }

  function readSum(op: '=' | '<' | '>'): Rule | undefined {
    const argument = readArgument();
    if (argument === '') {
      problems.add(problem('argument-missing', placeOf(at), { rule: name.text }));
      untargeted = op;
    } else if (NUMBER.test(argument)) return { kind: 'sum', op, target: Number(argument) };
    else rejectArgument(argument, 'a whole number');
    return undefined;
  }

  function readSame(): Rule | undefined {
    const argument = readArgument();
    if (argument === '' || argument === 'None') return { kind: 'same' };
    if (NUMBER.test(argument)) return { kind: 'same', value: Number(argument) };
    rejectArgument(argument, 'None or a number');
    return undefined;
  }

  function readDifferent(): Rule | undefined {
    const argument = readArgument();
    if (argument !== '') {
      rejectArgument(argument, 'the numbers to avoid in braces, or {} for none');
      return undefined;
    }
    const groups = line.slice(at).split('{').length - 1;
    if (groups < 2) return { kind: 'different', avoiding: [] };
    const group = token(/^\{[^}]*\}?/);
    places.mark(`${path}/rule`, group.where);
    if (!group.text.endsWith('}')) {
      problems.add(problem('brace-unclosed', group.where, {}));
      return undefined;
    }
    const avoiding: number[] = [];
    for (const { text, offset } of split(group.text.slice(1, -1), group.start + 1)) {
      const where = placeOf(offset);
      if (NUMBER.test(text)) {
        places.mark(`${path}/rule/${avoiding.length}`, where);
        avoiding.push(Number(text));
      } else {
        const wanted = 'the numbers to avoid in braces, or {} for none';
        problems.add(problem('argument-invalid', where, { rule: name.text, text, wanted }));
      }
    }
    return { kind: 'different', avoiding };
  }

  function readArgument(): string {
    const { text, where } = token(/^[^{]*/);
    places.mark(`${path}/rule`, where);
    return text.trim();
  }

  function rejectArgument(text: string, wanted: string): void {
    problems.add(problem('argument-invalid', places.find(`${path}/rule`), { rule: name.text, text, wanted }));
  }

  function readPoints(): Cell[] | undefined {
    const group = token(/^\{[^}]*\}?/);
    if (group.text === '') {
      problems.add(problem('points-missing', group.where, { rule: name.text }));
      return undefined;
    }
    if (!group.text.endsWith('}')) {
      problems.add(problem('brace-unclosed', group.where, {}));
      return undefined;
    }
    const rest = token(/^.*/);
    if (rest.text !== '') problems.add(problem('text-after-points', rest.where, { text: rest.text }));
    return parsePoints(group.text.slice(1, -1), group.start + 1);
  }

  function parsePoints(list: string, listStart: number): Cell[] {
    const cells: Cell[] = [];
    for (const { text, offset } of split(list, listStart)) {
      const point = /^\(\s*(\d+|-0*[1-9]\d*)\s*,\s*(\d+|-0*[1-9]\d*)\s*\)$/.exec(text);
      if (point === null) {
        problems.add(problem('point-syntax', placeOf(offset), { text }));
        unread.push(path);
        continue;
      }
      if (cells.length < MAX_CELLS) places.mark(`${path}/cells/${cells.length}`, placeOf(offset));
      cells.push([Number(point[2]), Number(point[1])]);
    }
    return cells;
  }
}

/** The trimmed items of a list, split at commas outside parentheses, with the offset each starts at. */
function* split(list: string, listStart: number): Iterable<{ readonly text: string; readonly offset: number }> {
  if (list.trim() === '') return;
  let start = 0;
  let inParentheses = false;
  for (let end = 0; end <= list.length; end++) {
    const character = list[end];
    if (character === '(') inParentheses = true;
    if (character === ')') inParentheses = false;
    if (character !== undefined && (character !== ',' || inParentheses)) continue;
    const item = list.slice(start, end);
    yield { text: item.trim(), offset: listStart + start + item.length - item.trimStart().length };
    start = end + 1;
  }
}
