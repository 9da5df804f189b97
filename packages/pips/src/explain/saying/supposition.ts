/** What is supposed: one of a few, that it is so, and that it cannot be. */
import type { Of } from '../claims/claim.js';
import type { Told, ToldFact, ToldTwo } from '../claims/told.js';
import type { Key } from './english.js';
import { factsSaid } from './facts.js';
import { isOneTurned, type Speaker, sentence } from './speaker.js';

/** A supposition: its choice, and in parts around its chain. */
export function suppositionSaid(speaker: Speaker, claim: ToldTwo) {
  const { of, suppose, so } = claim;
  const choice = speaker.besides(claim, choiceSaid(speaker, of));
  const { is, cannot, value } = messagesOf(of);
  const what = optionSaid(speaker, of, suppose);
  const left = optionSaid(speaker, of, so);
  const then = left === '' ? speaker.all(factsSaid(speaker, [so])) : speaker.say(is, { what: left, value });
  const out = speaker.say(cannot, { what, value });
  return {
    whole: [choice, left === '' ? out : speaker.say('so', { first: out, last: then })],
    suppose: `${sentence(choice)} ${sentence(speaker.say('suppose', { what: speaker.say(is, { what, value }) }))}`,
    so: sentence(speaker.say('then-so', { what: then })),
  };
}

/** What is one of a few. */
function choiceSaid(speaker: Speaker, of: Of<Told>): string {
  const { names } = speaker;
  switch (of.kind) {
    case 'number':
      return speaker.say('is', { what: names.region(of.region), values: speaker.or(of.values) });
    case 'cell':
      return speaker.say('is', { what: names.cell(of.cell), values: speaker.or(of.values) });
    case 'partner': {
      const partners = speaker.or(of.partners.map((cell) => names.cell(cell)));
      return speaker.say('joined', { cell: names.cell(of.cell), other: partners });
    }
    case 'domino':
      if (isOneTurned(of.dominoes)) return speaker.eitherWay(of.edge, of.dominoes[0]!);
      return speaker.say('fit', { cells: speaker.cells(of.edge), dominoes: speaker.the(of.dominoes) });
    case 'home':
      return speaker.say('two-places', {
        domino: names.domino(of.domino),
        places: speaker.or(of.edges.map((edge) => speaker.say('on', { cells: speaker.cells(edge) }))),
      });
  }
}

/** One of a choice, after "it is", "it pairs with" and the like; empty where it is none of them. */
function optionSaid(speaker: Speaker, of: Of<Told>, fact: ToldFact): string {
  switch (fact.is) {
    case 'values':
    case 'number':
      return speaker.or(fact.left);
    case 'joined':
      if (of.kind !== 'partner') return speaker.cells(fact.edge);
      return speaker.names.cell(fact.edge.find((cell) => String(cell) !== String(of.cell))!);
    case 'placed':
      if (of.kind === 'home') return speaker.cells(fact.cells);
      if (!isTurnedAt(of)) return speaker.the([fact.domino]);
      return speaker.names.cell(fact.cells[fact.domino[0] > fact.domino[1] ? 0 : 1]);
    case 'gone':
    case 'parted':
    case 'over':
      return '';
  }
}

/** Which messages say that one of a choice is so, and that it cannot be. */
function messagesOf(of: Of<Told>): { readonly is: Key; readonly cannot: Key; readonly value: number } {
  const value = of.kind === 'domino' ? Math.max(...of.dominoes[0]!) : 0;
  if (of.kind === 'home') return { is: 'it-lies', cannot: 'cannot-lie', value };
  if (of.kind === 'partner') return { is: 'it-pairs', cannot: 'cannot-pair', value };
  return isTurnedAt(of)
    ? { is: 'it-is-on', cannot: 'cannot-be-on', value }
    : { is: 'it-is', cannot: 'cannot-be', value };
}

/** One domino at one place, either way round? */
function isTurnedAt(of: Of<Told>): boolean {
  return of.kind === 'domino' && isOneTurned(of.dominoes);
}
