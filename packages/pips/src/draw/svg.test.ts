import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { expectWellFormed } from '../../../core/test/well-formed.js';
import { puzzleFromText, puzzleOf } from '../../test/puzzle-of.js';
import { referenceEngine } from '../engines/reference/index.js';
import type { Cell } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import { ruleLabel } from '../model/rule.js';
import type { Solution } from '../model/solution.js';
import { anyPuzzle } from '../testing/index.js';
import { MOST_DOTS } from './domino.js';
import { SIDE, TINTS } from './measures.js';
import { drawSvg } from './svg.js';
import { cellsOutline } from './svg-region.js';

const count = (svg: string, what: RegExp) => (svg.match(what) ?? []).length;

function solve(puzzle: Puzzle): Solution | undefined {
  const step = referenceEngine.search(puzzle).run(2000);
  return step.type === 'solution' ? step.solution : undefined;
}

const pair: readonly Cell[] = pairs('0,0 0,1');
const PAIR = puzzleFromText('board:\n##\n\npieces:\n16\n\nconstraints:\nLessThan 3 {(0,0)}\n');

describe('svg', () => {
  it('is well-formed for any puzzle, solved or not, with labels or without', () => {
    fc.assert(
      fc.property(anyPuzzle(), fc.boolean(), (puzzle, labels) => {
        expectWellFormed(drawSvg(puzzle, undefined, { labels }));
        expectWellFormed(drawSvg(puzzle, solve(puzzle), { labels }));
      }),
      { numRuns: runs(60) },
    );
  });

  it('shows every region with its border and its badge', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const svg = drawSvg(puzzle);
        expect(count(svg, /class="region"/g)).toBe(puzzle.regions.length);
        const badges = [...svg.matchAll(/<g class="badge">(.*?)<\/g>/g)].map(([, badge = '']) => labelOf(badge));
        expect(badges).toEqual(puzzle.regions.map(({ rule }) => ruleLabel(rule).replaceAll(' ', '')));
      }),
      { numRuns: runs(60) },
    );
  });

  it('shows every pip, in the tray or on the board', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const solution = solve(puzzle);
        const tray = puzzle.supply.kind === 'list' ? puzzle.supply.dominoes : [];
        expectPips(drawSvg(puzzle), tray.flat());
        if (solution !== undefined)
          expectPips(
            drawSvg(puzzle, solution),
            solution.placements.flatMap(({ domino }) => domino),
          );

        function expectPips(svg: string, values: readonly number[]): void {
          const pips = [...svg.matchAll(/<g class="pips">(.*?)<\/g>/g)].map(([, each = '']) => each).join('');
          if (puzzle.maxPip <= MOST_DOTS) {
            expect(count(pips, /<circle/g)).toBe(values.reduce((sum, value) => sum + value, 0));
            expect(pips).not.toContain('<text');
          } else {
            const shown = [...pips.matchAll(/>(\d+)</g)].map(([, value]) => Number(value));
            expect(shown.sort()).toEqual([...values].sort());
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('stands alone and scales', () => {
    const svg = drawSvg(PAIR);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(/^<svg[^>]*>/.exec(svg)?.[0]).not.toMatch(/ width=| height=/);
    expect(svg).not.toMatch(/url\(|href|@import/);
    expect(svg).toContain('@media (prefers-color-scheme:dark)');
  });

  it('styles nothing but itself, and has ids of its own', () => {
    const drawings = [drawSvg(PAIR), drawSvg(PAIR, undefined, { labels: true }), drawSvg(PAIR, solve(PAIR))];
    const ids = drawings.map((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    for (const [i, svg] of drawings.entries()) {
      const style = /<style>(.*)<\/style>/s.exec(svg)?.[1] ?? '';
      const selectors = style
        .replace(/@media[^{]*\{/, '')
        .split(/\{[^}]*\}/)
        .flatMap((list) => list.split(','))
        .map((selector) => selector.trim())
        .filter((selector) => selector !== '' && selector !== '}');
      expect(selectors.length).toBeGreaterThan(50);
      for (let tint = 0; tint < TINTS; tint++) expect(count(style, new RegExp(`tint${tint} .region`, 'g'))).toBe(2);
      for (const selector of selectors) expect(selector.startsWith(`#${ids[i]?.[0]} .`), selector).toBe(true);
    }
    expect(drawSvg(PAIR)).toBe(drawings[0]);
  });

  it('says in words what it shows', () => {
    const svg = drawSvg(PAIR);
    expect(svg).toContain('role="img"');
    expect(svg).toMatch(
      /<title id="(pips-\w+)-title">Pips puzzle<\/title>\n<desc id="\1-description">A board of 2 cells/,
    );
    expect(svg).toContain('Sum less than 3: row 1, column 1.\nNo rule: row 1, column 2.\nDominoes: 1–6.');
    const solved = drawSvg(PAIR, solve(PAIR));
    expect(solved).toContain('>Pips puzzle, solved<');
    expect(solved).toContain('Solution: 1–6 on row 1, column 1 and row 1, column 2.');
    const turned = drawSvg(puzzleFromText('board:\n##\n\npieces:\n61\n\nconstraints:\nLessThan 3 {(1,0)}'), {
      placements: [lay([6, 1], '0,0 0,1')],
    });
    expect(turned).toContain('Solution: 1–6 on row 1, column 2 and row 1, column 1.');
  });

  it('escapes what a file says, and drops what XML cannot hold', () => {
    const name = `</title><script>"&'\u0000\uD800 ]]>`;
    const svg = drawSvg(puzzleOf({ cells: pair, about: { name } }));
    expectWellFormed(svg);
    expect(svg).toContain('&#60;/title&#62;&#60;script&#62;&#34;&#38;&#39;\uFFFD\uFFFD ]]&#62;');
  });

  it('numbers rows and columns by their own numbers, from 1', () => {
    const cells: Cell[] = pairs('3,5 3,6');
    const puzzle = puzzleOf({ cells });
    const labels = (svg: string) => [...svg.matchAll(/class="number label"[^>]*>(\d+)</g)].map(([, value]) => value);
    expect(labels(drawSvg(puzzle, undefined, { labels: true }))).toEqual(['6', '7', '4']);
    expect(labels(drawSvg(puzzle))).toEqual([]);
  });

  it('has nothing where the board has a hole, nor around the board', () => {
    const around: Cell[] = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column): Cell => [row + 1, column + 1]));
    const cells = around.filter(([row, column]) => row !== 1 || column !== 1);
    const svg = drawSvg(puzzleOf({ cells }));
    const [, body = ''] = svg.split('</style>');
    expect([...body.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)].map(([, name, d]) => [name, d])).toEqual(
      cells.map((cell) => ['free', cellsOutline([cell], SIDE)]),
    );
    expect(count(body, /<rect/g), 'the paper').toBe(1);
  });

  it('tells of a set in words', () => {
    const set = puzzleOf({ cells: pair, supply: { kind: 'set', repeats: false }, maxPip: 9 });
    expect(plainText(drawSvg(set))).toContain('Dominoes:anyfrom0–0to9–9,eachatmostonce');
    const empty = puzzleOf({ cells: [], dominoes: [] });
    expect(plainText(drawSvg(empty))).toContain('Dominoes:none');
  });

  it('links the pieces of a region', () => {
    const cells: Cell[] = [...pair, [2, 0], [2, 1]];
    const inPieces = (region: readonly Cell[]) =>
      drawSvg(puzzleOf({ cells, regions: [{ cells: region, rule: { kind: 'same' } }] }));
    expect(count(inPieces(cells), /class="link"/g)).toBe(1);
    expect(count(inPieces(pair), /class="link"/g)).toBe(0);
  });
});

/** Label of a badge, written or as a sign of so many lines. */
function labelOf(badge: string): string {
  const [, sign] = /class="sign" d="([^"]*)"/.exec(badge) ?? [];
  return sign === undefined ? plainText(badge) : count(sign, /M/g) === 2 ? '=' : '≠';
}

/** Text without tags and blanks. */
function plainText(markup: string): string {
  return markup
    .replace(/<style>.*?<\/style>|<[^>]*>|\s/gs, '')
    .replaceAll('&#60;', '<')
    .replaceAll('&#62;', '>');
}
