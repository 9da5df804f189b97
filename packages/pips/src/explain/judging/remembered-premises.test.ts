import { describe, expect, it } from 'vitest';
import type { Fact } from '../knowledge/conclusion.js';
import type { Premise } from '../knowledge/premise.js';
import { RememberedPremises } from './remembered-premises.js';

const joined: Fact = [{ kind: 'join', edge: 2 }];
const parted: Fact = [{ kind: 'part', edge: 5 }];
const reason: Premise[] = [
  { kind: 'region', id: 1 },
  { kind: 'fact', id: 0 },
  { kind: 'tiled', cells: [3] },
];

describe('RememberedPremises', () => {
  it('takes a reason that is known from among more premises, whatever the numbers of facts', () => {
    const remembered = new RememberedPremises();
    remembered.keep('why', [joined], reason);
    const more: Premise[] = [
      { kind: 'value', id: 4 },
      { kind: 'region', id: 1 },
      { kind: 'fact', id: 0 },
      { kind: 'fact', id: 1 },
      { kind: 'tiled', cells: [2, 3] },
    ];
    expect(remembered.recall('why', [parted, joined], more)).toEqual([
      { kind: 'region', id: 1 },
      { kind: 'fact', id: 1 },
      { kind: 'tiled', cells: [3] },
    ]);
  });

  it('knows none where a premise is missing, or something else is asked', () => {
    const remembered = new RememberedPremises();
    remembered.keep('why', [joined], reason);
    expect(remembered.recall('why', [parted], reason)).toBeUndefined();
    expect(remembered.recall('why', [joined], reason.slice(1))).toBeUndefined();
    expect(remembered.recall('what', [joined], reason)).toBeUndefined();
  });
});
