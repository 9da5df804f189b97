import { expect, it } from 'vitest';
import { type GuestNews, Guests } from './guests.js';

function guestsAndNews() {
  const news: GuestNews[] = [];
  return { guests: new Guests((each) => news.push(each)), news };
}

it('lets one in with a token, and the next with the next', () => {
  const { guests, news } = guestsAndNews();
  const first = guests.token;
  expect(first).toMatch(/^[a-km-np-z2-9]{26}$/);
  const session = guests.admit(first) ?? '';
  expect(guests.knows(session)).toBe(true);
  expect(news).toEqual([{ type: 'came', token: guests.token }]);
  expect(guests.token).not.toBe(first);
  expect(guests.admit(first)).toBeUndefined();
  const other = guests.admit(guests.token) ?? '';
  expect(other).not.toBe(session);
  expect([guests.knows(session), guests.knows(other)]).toEqual([true, true]);
});

it('knows nobody else', () => {
  const { guests } = guestsAndNews();
  for (const wrong of ['', guests.token, `${guests.token}a`, 'x'.repeat(100_000), '__proto__'])
    expect(guests.knows(wrong)).toBe(false);
  for (const wrong of ['', guests.token.slice(1), guests.token.toUpperCase(), 'ä'])
    expect(guests.admit(wrong)).toBeUndefined();
});

it('replaces a token that is guessed at, and says so less and less often', () => {
  const { guests, news } = guestsAndNews();
  const tokens = new Set([guests.token]);
  for (let i = 0; i < 1109; i++) {
    guests.admit('wrong');
    tokens.add(guests.token);
  }
  expect(news.map(({ type }) => type)).toEqual(['guessed', 'guessed']);
  guests.admit('wrong');
  expect(news).toHaveLength(3);
  expect(tokens.size).toBe(3);
  expect(guests.admit(guests.token)).toBeDefined();
});
