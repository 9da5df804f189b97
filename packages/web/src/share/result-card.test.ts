import { expect, it } from 'vitest';
import { resultCard } from './result-card.js';

const DRAWING =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40" viewBox="0 0 90 40"><rect width="9"/></svg>';

it('a card holds the drawing at a size of its own, and texts as text', () => {
  const card = resultCard(DRAWING, 'A & <b> title', 'Solved in 6:58');
  expect(card).toContain(
    '<svg x="60" y="60" width="510" height="510" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><rect width="9"/></svg>',
  );
  expect(card).toContain('>A &#38; &#60;b&#62; title<');
  expect(card).toContain('>Solved in 6:58<');
  expect(card.match(/<\?xml/g)).toBeNull();
  expect(resultCard(DRAWING, 'x'.repeat(80), '')).toContain(`>${'x'.repeat(21)}…<`);
});
