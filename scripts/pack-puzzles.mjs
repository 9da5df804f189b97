/** Puzzles of the app's packs and their solutions, for what plays the app in a real browser. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * @typedef {{ regions: (number | null)[][], constraints: Record<string, { sum?: number }> }} PuzzleFile what tests read
 * @typedef {[row: number, column: number]} Cell
 * @typedef {{ domino: [number, number], cells: [Cell, Cell] }} Placement
 * @typedef {{ placements: Placement[], grid: number[][] }} Solution `placements` of Pips, `grid` of Futoshiki
 */

const folder = join(root, 'packages', 'web', 'public', 'puzzles');

/** A puzzle as its file has it. @param {string} pack @param {number} number @returns {PuzzleFile} */
export function puzzleOf(pack, number) {
  return JSON.parse(readFileSync(join(folder, `${pack}.json`), 'utf8')).puzzles[number - 1].puzzle;
}

/** @type {Map<string, Solution>} */
const known = new Map();

/** Solution by the command line, which verifies it. @param {string} pack @param {number} number @returns {Solution} */
export function solve(pack, number) {
  const name = `${pack} ${number}`;
  const solution = known.get(name) ?? solutionOf(puzzleOf(pack, number));
  known.set(name, solution);
  return solution;
}

/** Solution of a puzzle as a file has it. @param {object} puzzle @returns {Solution} */
export function solutionOf(puzzle) {
  const input = JSON.stringify(puzzle);
  const argv = [join(root, 'scripts', 'launch.mjs'), 'solve', '--json', '-'];
  const output = execFileSync(process.execPath, argv, { input, encoding: 'utf8' });
  return JSON.parse(output.split('\n')[0] ?? '').solutions[0];
}
