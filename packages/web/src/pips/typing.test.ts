import { describe, expect, it } from 'vitest';
import { typedDomino, typeOn } from './typing.js';

/** The dominoes that are chosen on the way. */
function chosenBy(keys: string, maxPip: number): readonly string[] {
  let typed = '';
  const chosen: string[] = [];
  for (const key of keys) {
    typed = typeOn(typed, key, maxPip);
    const domino = typedDomino(typed);
    if (domino !== undefined) chosen.push(domino.join('-'));
  }
  return chosen;
}

describe('a domino that is typed', () => {
  it.each([
    ['3', 6, []],
    ['35', 6, ['3-5']],
    ['3512', 6, ['3-5', '1-2']],
    ['00', 6, ['0-0']],
    ['3,5', 6, ['3-5']],
    ['3.5', 6, ['3-5']],
    [',35', 6, ['3-5']],
    ['3,,5', 6, []],
    ['12,', 6, ['1-2']],
    ['12,3', 6, ['1-2']],
    ['99', 6, ['9-9']],
  ])('%s, with numbers up to %d', (keys, maxPip, chosen) => {
    expect(chosenBy(keys, maxPip)).toEqual(chosen);
  });

  it.each([
    ['12', ['1-2']],
    ['12,3', ['1-2', '12-3']],
    ['12,12', ['1-2', '12-1', '12-12']],
    ['0,12', ['0-1', '0-12']],
    ['1,13', ['1-1']],
    ['10,115', ['1-0', '10-1', '10-11']],
    ['1,345', ['1-3', '4-5']],
    ['0,05', ['0-0']],
  ])('%s, with numbers up to 12', (keys, chosen) => {
    expect(chosenBy(keys, 12)).toEqual(chosen);
  });
});
