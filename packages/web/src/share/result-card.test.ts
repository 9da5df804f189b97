import { expect, it } from 'vitest';
import { resultCard } from './result-card.js';

const DRAWING =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40" viewBox="0 0 90 40"><rect width="9"/></svg>';
const WORDS = { app: 'Pipwright Pips', title: 'A & <b> title', time: '6:58', help: '1 hint' };

it('a card holds the drawing at a size of its own, and texts as text', () => {
  const card = resultCard(DRAWING, WORDS);
  expect(card).toContain(
    '<svg x="70" y="70" width="490" height="490" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><rect width="9"/></svg>',
  );
  for (const text of ['Pipwright Pips', 'A &#38; &#60;b&#62; title', '6:58', '1 hint'])
    expect(card).toContain(`>${text}<`);
  expect(card.match(/<\?xml/g)).toBeNull();
  expect(resultCard(DRAWING, { ...WORDS, title: 'x'.repeat(80) })).toContain(`>${'x'.repeat(25)}…<`);
});
