/** Each argument follows where only what it names is seen, with what was told before. */
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { tellingOf } from '../../../test/claim-faults.js';
import { ownPuzzles } from '../../../test/real-puzzles.js';
import type { Board } from './board.js';
import type { Argument, Says } from './claim.js';
import { type Fact, Known } from './known.js';
import { follows, named, notesOf, Standing, saidIn, untold } from './naming.js';

interface Made {
  readonly board: Board;
  readonly told: readonly Fact[];
  readonly argument: Argument;
}

/** All that is told of some puzzles, with the links of suppositions. */
const all = ownPuzzles(runs(6)).flatMap(([, puzzle]): Made[] => {
  const telling = tellingOf(puzzle);
  if (telling === undefined) return [];
  const { board } = telling;
  const at = new Standing(new Known(board), untold(board));
  const told: Fact[] = [];
  return telling.arguments.flatMap((argument) => {
    const made = withLinks(at.known, [...told], named(at, argument));
    const said = saidIn(at.known, argument);
    at.known.learn(argument.facts);
    at.told.learn(said);
    told.push(...said);
    return made;
  });
});

function withLinks(before: Known, told: readonly Fact[], argument: Argument): Made[] {
  const { board } = before;
  const made: Made[] = [{ board, told, argument }];
  if (argument.claim.says !== 'two') return made;
  const facts = [...told, argument.claim.suppose];
  const known = before.copy().learn([argument.claim.suppose]);
  for (const link of argument.claim.chain) {
    made.push(...withLinks(known, [...facts], link));
    facts.push(...saidIn(known, link));
    known.learn(link.facts);
  }
  return made;
}

const told = ({ board, argument }: Made) => JSON.stringify([board.compiled.question, argument]);

it('follows from what is named', () => {
  expect(all.length).toBeGreaterThan(runs(300));
  for (const each of all) expect(follows(each.board, each.told, each.argument), told(each)).toBe(true);
});

it('names no number of a line that it can do without', () => {
  const seen = new Set<Says>();
  for (const each of all) {
    const { claim } = each.argument;
    // Along bars all that is left to each cell is looked at; of two numbers left, a line that shows it comes before what was
    // told of the other cell.
    if (claim.says === 'run' || claim.says === 'left') continue;
    for (const { line, values } of claim.lines ?? [])
      for (const value of values) {
        const lines = (claim.lines ?? []).map((has) =>
          has.line === line ? { ...has, values: has.values.filter((other) => other !== value) } : has,
        );
        const fewer = { ...each.argument, claim: { ...claim, lines } };
        expect(follows(each.board, each.told, fewer), `${value} of ${line} in ${told(each)}`).toBe(false);
        seen.add(claim.says);
      }
  }
  for (const says of ['home', 'only', 'chain'] as const) expect(seen, says).toContain(says);
});

it('follows from what is named, and from nothing else that earlier chapters told', () => {
  let noted = 0;
  for (const [name, puzzle] of ownPuzzles(runs(6))) {
    const telling = tellingOf(puzzle);
    if (telling === undefined) continue;
    const at = new Standing(new Known(telling.board), untold(telling.board));
    const written: Fact[] = [];
    for (const argument of telling.arguments) {
      at.begin();
      const whole = named(at, argument);
      const notes = notesOf(at, argument).map(({ cell, set }): Fact => ({ is: 'values', cell, set: ~set }));
      noted += notes.length;
      const facts = saidIn(at.known, argument);
      const alone = { ...whole, facts: facts.filter(({ is }) => is === 'placed') };
      expect(follows(telling.board, [...written, ...notes], alone), `${name}: ${JSON.stringify(whole)}`).toBe(true);
      at.known.learn(argument.facts);
      at.told.learn(facts);
      written.push(...argument.facts.filter(({ is }) => is === 'placed'));
    }
  }
  expect(noted).toBeGreaterThan(10);
});
