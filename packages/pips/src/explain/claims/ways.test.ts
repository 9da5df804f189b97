/** Ways that are counted, beside all fillings one after another. */
import { Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { tellingOf } from '../../../test/claim-faults.js';
import { randomPuzzle } from '../../testing/index.js';
import { range } from './board.js';
import { fillings } from './fillings.js';
import { Known, SUM, setOf } from './known.js';
import { bagOf, bagsOf, heldIn, placesOf } from './ways.js';

it('counts the ways to fill a region as if it went through them', () => {
  const random = new Random('ways');
  let compared = 0;
  const compare = (known: Known) => {
    const { board, values } = known;
    const most = range(board.pips).map((v) => random.between(0, known.halves[v]!));
    for (const place of placesOf(known)) {
      const bags = bagsOf(known, place, most);
      if (place.region === undefined || bags === undefined) continue;
      const [low, high] = board.shape[place.region] === SUM ? known.rest(place.region) : [0, Number.POSITIVE_INFINITY];
      const cells = [...place.cells].sort((a, b) => values[a]! - values[b]!);
      const all = [...fillings(known, place.region, { cells, low, high, room: [...most] })];
      expect(bags.toSorted()).toEqual([...new Set(all.map((each) => bagOf(each, board.pips)))].sort());
      const isHeld = (cell: number, v: number) =>
        all.some((each) => each.some((held, i) => held === v && values[cells[i]!] === values[cell]));
      const held = place.cells.map((cell) => range(board.pips).filter((v) => isHeld(cell, v)));
      expect(heldIn(known, place, bags)).toEqual(held.map(setOf));
      compared++;
    }
  };
  for (let seed = 0; seed < runs(60); seed++) {
    const telling = tellingOf(randomPuzzle(`ways ${seed}`, { dominoes: 5 }));
    const known = telling && new Known(telling.board);
    for (const { facts } of telling?.arguments ?? []) compare(known!.learn(facts));
  }
  expect(compared).toBeGreaterThan(runs(300));
});
