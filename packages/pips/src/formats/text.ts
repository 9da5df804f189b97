/**
 * The text format (seed 000, "Textual Input"): a board of `#`, a line of pieces, and constraints whose points
 * are (x, y). Sections end at an empty line; a line of blanks is a board row without cells.
 */
import {
  err,
  type Format,
  ok,
  type ParsedPuzzle,
  Places,
  type Problem,
  ProblemLog,
  type Result,
  withoutByteOrderMark,
} from '@pipwright/core';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { About, Puzzle, Region, Spec, SpecRegion } from '../model/puzzle.js';
import { MAX_CELLS } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { inexpressibleRules, unreadable } from './refusals.js';
import { parseConstraint } from './text-constraint.js';

const TEXT_MAX_PIP = 6;

/** No board has more rows, no puzzle more constraints and no line more points than this leaves room for. */
const MAX_LINES = 4 * MAX_CELLS;
const MAX_LINE_LENGTH = 16 * MAX_CELLS;

export const textFormat: Format<Spec, Puzzle> = {
  name: 'text',
  extension: 'txt',
  cells: '(column,row)',
  recognises: (text) => /^(?:board|pieces):[ \t]*\r?$/m.test(text),
  parse: (text) => [parseText(text)],
  make: makeText,
};

const SECTIONS = ['board', 'pieces', 'constraints'] as const;
type Section = (typeof SECTIONS)[number];

interface Line {
  readonly text: string;
  readonly number: number;
}

function parseText(source: string): ParsedPuzzle<Spec> {
  const lines = withoutByteOrderMark(source).split(/\r?\n/);
  const long = lines.findIndex((line) => line.length > MAX_LINE_LENGTH);
  if (long !== -1) return unreadable(problem('line-too-long', { line: long + 1, column: MAX_LINE_LENGTH + 1 }, {}));
  if (lines.length > MAX_LINES) return unreadable(problem('too-many-lines', { line: MAX_LINES + 1, column: 1 }, {}));
  const problems = new ProblemLog();
  const places = new Places();
  const { comments, bodies } = splitSections(lines, places, problems);
  const unread: string[] = [];
  const cells = parseBoard(bodies.get('board'), places, problems, unread);
  const dominoes = parsePieces(bodies.get('pieces'), places, problems, unread);
  const regions = parseConstraints(bodies.get('constraints') ?? [], places, problems, unread);
  const spec: Spec = {
    cells,
    supply: { kind: 'list', dominoes },
    maxPip: TEXT_MAX_PIP,
    regions,
    about: comments.length > 0 ? { comments } : {},
    unread,
  };
  return { spec, problems: problems.list, warnings: [], locate: (path) => places.find(path) };
}

function splitSections(lines: readonly string[], places: Places, problems: ProblemLog) {
  const comments: string[] = [];
  const bodies = new Map<Section, Line[]>();
  let open: { readonly section: Section; readonly body: Line[] } | undefined;

  for (const [i, text] of lines.entries()) {
    const number = i + 1;
    const section = SECTIONS.find((name) => text.trimEnd() === `${name}:`);
    if (text.startsWith('//')) comments.push(text.slice(2).trim());
    else if (section !== undefined) open = { section, body: startSection(section, number) };
    else if (endsSection(text, open?.section)) open = undefined;
    else if (open !== undefined) open.body.push({ text, number });
    else problems.add(problem('line-unexpected', { line: number, column: 1 }, { text: text.trim() }));
  }
  for (const section of SECTIONS) {
    if (!bodies.has(section)) problems.add(problem('section-missing', { line: lines.length, column: 1 }, { section }));
  }
  return { comments, bodies };

  function startSection(section: Section, line: number): Line[] {
    const where = { line, column: 1 };
    if (open !== undefined) problems.add(problem('blank-line-missing', where, { section }));
    const after = SECTIONS.slice(SECTIONS.indexOf(section) + 1).find((later) => bodies.has(later));
    const body: Line[] = [];
    const earlier = bodies.get(section);
    if (earlier !== undefined) {
      problems.add(problem('section-repeated', where, { section }));
      // A second list of constraints is read; a second board or list of pieces would only confuse the first.
      return section === 'constraints' ? earlier : body;
    }
    if (after !== undefined) problems.add(problem('section-order', where, { section, after }));
    bodies.set(section, body);
    if (section === 'board') places.mark('/cells', where);
    if (section === 'pieces') places.mark('/dominoes', where);
    return body;
  }
}

function endsSection(text: string, section: Section | undefined): boolean {
  return section === 'board' ? text === '' : text.trim() === '';
}

function parseBoard(
  lines: readonly Line[] | undefined,
  places: Places,
  problems: ProblemLog,
  unread: string[],
): Cell[] {
  const cells: Cell[] = [];
  let legible = lines !== undefined;
  for (const [row, { text, number }] of (lines ?? []).entries()) {
    for (const [column, character] of [...text].entries()) {
      const where = { line: number, column: column + 1 };
      if (character === '#') {
        if (cells.length > MAX_CELLS) return cells;
        places.mark(`/cells/${cells.length}`, where);
        cells.push([row, column]);
      } else if (character !== ' ') {
        problems.add(problem('board-character', where, { character }));
        legible = false;
      }
    }
  }
  if (!legible) unread.push('/cells');
  return cells;
}

function parsePieces(
  lines: readonly Line[] | undefined,
  places: Places,
  problems: ProblemLog,
  unread: string[],
): Domino[] {
  const dominoes: Domino[] = [];
  let legible = lines !== undefined;
  for (const [i, { text, number }] of (lines ?? []).entries()) {
    if (i > 0) problems.add(problem('pieces-several-lines', { line: number, column: 1 }, {}));
    let column = 1;
    for (const item of text.split(',')) {
      const piece = item.trim();
      const where = { line: number, column: column + item.length - item.trimStart().length };
      if (/^\d\d$/.test(piece)) {
        places.mark(`/dominoes/${dominoes.length}`, where);
        dominoes.push([Number(piece[0]), Number(piece[1])]);
      } else {
        problems.add(
          piece === '' ? problem('piece-missing', where, {}) : problem('piece-syntax', where, { text: piece }),
        );
        legible = false;
      }
      column += [...item].length + 1;
    }
  }
  if (!legible) unread.push('/dominoes');
  return dominoes;
}

function parseConstraints(
  lines: readonly Line[],
  places: Places,
  problems: ProblemLog,
  unread: string[],
): SpecRegion[] {
  return lines.map(({ text, number }, i) => parseConstraint(text, number, `/regions/${i}`, places, problems, unread));
}

function makeText(puzzles: readonly Puzzle[]): Result<string, readonly Problem[]> {
  const [puzzle] = puzzles;
  if (puzzle === undefined || puzzles.length > 1) return err([problem('one-puzzle-only', {}, { format: 'text' })]);
  const problems = inexpressible(puzzle);
  if (problems.length > 0 || puzzle.supply.kind !== 'list') return err(problems);
  const sections = [
    ['board:', ...boardRows(puzzle.cells)],
    ['pieces:', puzzle.supply.dominoes.map((domino) => domino.join('')).join(',')],
    ['constraints:', ...puzzle.regions.map(constraintLine)],
  ];
  const body = sections.map((lines) => lines.join('\n')).join('\n\n');
  return ok(`${commentLines(puzzle.about).join('')}${body}\n`);
}

function inexpressible(puzzle: Puzzle): Problem[] {
  const { supply } = puzzle;
  const format = 'text';
  const dominoProblems =
    supply.kind === 'set'
      ? [problem('set-not-expressible', {}, { format })]
      : supply.dominoes
          .filter((domino) => domino.some((pip) => pip > TEXT_MAX_PIP))
          .map((domino) => problem('pip-not-expressible', {}, { domino, format }));
  const ruleProblems = inexpressibleRules(puzzle, format, (rule) => constraintHead(rule) !== undefined);
  return [...dominoProblems, ...ruleProblems];
}

function commentLines({ comments = [] }: About): string[] {
  return comments.map((comment) => `// ${comment.replaceAll(/\s+/g, ' ')}\n`);
}

function boardRows(cells: readonly Cell[]): string[] {
  const rows = Array.from({ length: (cells.at(-1)?.[0] ?? -1) + 1 }, () => '');
  for (const [row, column] of cells) rows[row] = `${(rows[row] ?? '').padEnd(column)}#`;
  return rows.map((row) => row || ' ');
}

function constraintLine({ cells, rule }: Region): string {
  return `${constraintHead(rule)} {${cells.map(([row, column]) => `(${column},${row})`).join(',')}}`;
}

function constraintHead(rule: Region['rule']): string | undefined {
  const fits = (pip: number) => pip <= TEXT_MAX_PIP;
  switch (rule.kind) {
    case 'sum':
      return `${{ '=': 'Exactly', '<': 'LessThan', '>': 'MoreThan' }[rule.op]} ${rule.target}`;
    case 'same':
      return fits(rule.value ?? 0) ? `AllSame ${rule.value ?? 'None'}` : undefined;
    case 'different':
      return rule.avoiding.every(fits) ? `AllDifferent {${rule.avoiding.join(',')}}` : undefined;
    case 'each':
      return undefined;
  }
}
