import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_CHARACTERS, pack, unpack } from './packed.js';

describe('packed text', () => {
  it('comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const packed = await pack(text);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(await unpack(packed)).toBe(text);
      }),
    );
  });

  it('that would be more than anybody sends is not unpacked', async () => {
    const [most, bomb] = [await pack('x'.repeat(MOST_CHARACTERS)), await pack('x'.repeat(50 * MOST_CHARACTERS))];
    expect((await unpack(most))?.length).toBe(MOST_CHARACTERS);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await unpack(bomb)).toBeUndefined();
  });

  it.each(['', 'x', 'xxxx', '====', 'a b', 'ä', '\u0000', '../../x', 'x'.repeat(10_000)])(
    '%j is none',
    async (text) => {
      expect(await unpack(text)).toBeUndefined();
    },
  );
});
