/**
 * A puzzle as text that others can read: the shortest way its kind has, else the one that holds everything. A position
 * stands below it where comments do, drawn and as JSON, so that people see it and programs still read the puzzle.
 */
import type { JsonObject, Writer } from '@pipwright/core';
import { drawBox as drawFutoshiki, jsonFormat as futoshikiJson, gridFormat, tathamFormat } from '@pipwright/futoshiki';
import { drawBox as drawPips, jsonFormat as pipsJson, solutionToJson, textFormat } from '@pipwright/pips';
import { type AnyGame, boardOf } from '@pipwright/play';

const COMMENT = { pips: '//', futoshiki: '#' } as const;

/** Undefined where it cannot be written. */
export function puzzleAsText(game: AnyGame): string | undefined {
  return game.kind === 'pips'
    ? firstOf([textFormat, pipsJson], game.puzzle)
    : firstOf([tathamFormat, gridFormat, futoshikiJson], game.puzzle);
}

/** The same with the board as it stands, below what `heading` calls it. */
export function positionAsText(game: AnyGame, heading: string): string | undefined {
  const text = puzzleAsText(game);
  if (text === undefined) return undefined;
  const { json, drawing } = positionOf(game);
  if (text.startsWith('{')) return `${JSON.stringify({ ...JSON.parse(text), position: json }, undefined, 2)}\n`;
  const comments = [heading, ...drawing.trimEnd().split('\n'), JSON.stringify(json)];
  return `${text}\n${comments.map((line) => `${COMMENT[game.kind]} ${line}\n`).join('')}`;
}

function positionOf(game: AnyGame): { readonly json: JsonObject; readonly drawing: string } {
  if (game.kind === 'pips') {
    const laid = { placements: boardOf(game).lying };
    return { json: solutionToJson(laid), drawing: drawPips(game.puzzle, laid) };
  }
  const { grid } = boardOf(game);
  return { json: { grid: grid.map((line) => [...line]) }, drawing: drawFutoshiki(game.puzzle, { grid }) };
}

function firstOf<Puzzle>(writers: readonly Writer<Puzzle>[], puzzle: Puzzle): string | undefined {
  for (const writer of writers) {
    const made = writer.make([puzzle]);
    if (made.ok) return made.value;
  }
  return undefined;
}
