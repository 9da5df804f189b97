import { expect, it } from 'vitest';
import { Letters, ruleOf, techniquesOf } from '../../test/letters.js';
import { factsIn, RunAhead } from './reasoning.js';

const techniques = techniquesOf(['easy: 1→a', 'easy: 2→b', 'easy: a→c', 'hard: 3→d'].map(ruleOf));

it('a round takes all that the first technique finds which finds something', () => {
  const ahead = new RunAhead(new Letters(['b']));
  const rounds: string[] = [];
  while (ahead.round(techniques)) rounds.push(ahead.knowledge.facts.join(''));
  // What is known already is not learned again, and `c` has to wait for `a`.
  expect(rounds).toEqual(['ba', 'bac', 'bacd']);
});

it('knows which use a fact comes from, and on which facts that rests', () => {
  const ahead = new RunAhead(new Letters(['b']));
  while (ahead.round(techniques));
  expect(ahead.useOf(2)).toMatchObject({ technique: { name: 'easy' }, fact: 'c' });
  expect(factsIn(ahead.useOf(2).because)).toEqual([1]);
  expect(factsIn(ahead.useOf(3).because)).toEqual([]);
  expect(() => ahead.useOf(0)).toThrow();
});
