import { describe, expect, it } from 'vitest';
import { boundsOf, pieces } from '../../model/cell.js';
import { glyphOf } from './drawn.js';
import { isTileable } from './is-tileable.js';
import { measureShape } from './shape-measures.js';

const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

describe('glyphs', () => {
  it.each(CHARACTERS)('%s can be tiled, is in one piece, and as high as the others', (character) => {
    const cells = glyphOf(character) ?? [];
    expect(isTileable(cells)).toBe(true);
    expect(pieces(cells)).toHaveLength(1);
    const { top, bottom, right } = boundsOf(cells);
    expect([6, 7]).toContain(bottom - top + 1);
    expect(right).toBeLessThan(5);
  });

  it('differ from each other', () => {
    expect(new Set(CHARACTERS.map((character) => String(glyphOf(character)))).size).toBe(36);
  });

  it('have strokes one cell wide, most of them', () => {
    const thin = CHARACTERS.map((character) => measureShape(glyphOf(character) ?? []).thin);
    expect(thin.reduce((sum, each) => sum + each, 0) / thin.length).toBeGreaterThan(0.75);
  });

  it('care for no case, and know nothing else', () => {
    for (const character of CHARACTERS) expect(glyphOf(character.toLowerCase())).toEqual(glyphOf(character));
    for (const other of ['', '!', 'AB', 'Ä', 'ß', 'constructor']) expect(glyphOf(other)).toBeUndefined();
  });
});
