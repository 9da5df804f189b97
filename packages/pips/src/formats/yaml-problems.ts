/**
 * Problems that the parser finds, at the places where the mistakes were made. A quote or a bracket without its end is
 * told where it opens: the parser misses the end lines later, or at the end of the file. What it finds in between is an
 * echo.
 */
import type { Problem, Where } from '@pipwright/core';
import { problem } from '../problem.js';
import { type Document, Lexer } from './yaml-library.js';

type YamlError = Document['errors'][number];

/** A quote or a bracket without its end, and how far from there the parser is led astray. */
interface LeftOpen {
  readonly mark: string;
  readonly start: number;
  readonly end: number;
}

/** Most errors that are reported; later ones are echoes of them. */
export const MAX_ERRORS = 20;

type PositionOf = (offset: number) => Where;

export function yamlProblems({ errors }: Document, text: string, positionOf: PositionOf): readonly Problem[] {
  if (errors.length === 0) return [];
  const { told, echoing } = leftOpen(text, errors);
  const first = told[0]?.start ?? text.length;
  const isEcho = ({ code, pos: [at] }: YamlError) =>
    (code === 'UNEXPECTED_TOKEN' && at >= first) || echoing.some(({ start, end }) => start <= at && at <= end);
  const found = [
    ...told.map(({ mark, start }) => ({ at: start, found: problem('yaml-left-open', positionOf(start), { mark }) })),
    ...errors
      .filter((error) => !isEcho(error))
      .map((error) => ({ at: error.pos[0], found: problemOf(error, positionOf(error.pos[0])) })),
  ];
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, MAX_ERRORS)
    .map((each) => each.found);
}

function problemOf({ code, message }: YamlError, where: Where): Problem {
  if (code === 'MULTIPLE_DOCS') return problem('yaml-documents', where, {});
  return code === 'TAB_AS_INDENT' ? problem('yaml-tab', where, {}) : problem('yaml-syntax', where, { message });
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['{', '}'],
]);

/** Marks of the lexer that are no part of the text: a document begins, brackets are given up, a scalar follows. */
const DOCUMENT = '\u0002';
const GIVEN_UP = '\u0018';
const SCALAR = '\u001f';

/** Quotes and brackets left open, in the order of the text: those to report, and all that make echoes. */
function leftOpen(text: string, errors: readonly YamlError[]) {
  const wrongAt = errors.map(({ pos: [at] }) => at).sort((a, b) => a - b);
  let passed = 0;
  const quotes: LeftOpen[] = [];
  const brackets: LeftOpen[] = [];
  let nested: { readonly mark: string; readonly start: number }[] = [];
  let start = 0;
  let last = '';
  for (const token of new Lexer().lex(text)) {
    const isText = token !== DOCUMENT && token !== GIVEN_UP && token !== SCALAR;
    const end = isText ? start + token.length : start;
    if (token === GIVEN_UP) giveUp(start);
    else if (last !== SCALAR) {
      if (/^["']/.test(token)) readQuoted(token, end);
      else if (CLOSING.has(token)) nested.push({ mark: token, start });
      else if (token === ']' || token === '}') close(token);
    }
    if (quotes.length + brackets.length >= MAX_ERRORS) return sorted();
    last = token;
    start = end;
  }
  giveUp(text.length);
  return sorted();

  function sorted() {
    // A quote without its end takes the ends of the brackets around it for a part of its text.
    const isHidden = (bracket: LeftOpen) =>
      quotes.some((quote) => bracket.start < quote.start && quote.start < bracket.end);
    const told = [...quotes, ...brackets.filter((bracket) => !isHidden(bracket))].sort((a, b) => a.start - b.start);
    return { told, echoing: [...quotes, ...brackets] };
  }

  function readQuoted(token: string, end: number): void {
    const mark = token[0] ?? '';
    const isClosed = token.length > 1 && token.endsWith(mark);
    if (!isClosed) quotes.push({ mark, start, end });
    else if (token.includes('\n') && isWrong(start, lineEnd(end))) {
      // Closed only by a quote of another line, which was meant to open, so that nothing makes sense from there on.
      quotes.push({ mark, start, end: text.length });
    }
  }

  /** Tells whether an offset is an echo; to be asked from front to back. */
  function isWrong(from: number, to: number): boolean {
    while ((wrongAt[passed] ?? from) < from) passed++;
    return (wrongAt[passed] ?? Infinity) <= to;
  }

  function lineEnd(offset: number): number {
    const end = text.indexOf('\n', offset);
    return end === -1 ? text.length : end;
  }

  function close(token: string): void {
    const partner = nested.findLastIndex(({ mark }) => CLOSING.get(mark) === token);
    if (partner === -1) return;
    brackets.push(...nested.slice(partner + 1).map((bracket) => ({ ...bracket, end: text.length })));
    nested = nested.slice(0, partner);
  }

  function giveUp(end: number): void {
    brackets.push(...nested.map((bracket) => ({ ...bracket, end })));
    nested = [];
  }
}
