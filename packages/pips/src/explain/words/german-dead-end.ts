/** What a supposition or a conflict ends in, in German: something one can see that cannot be. */
import { cellName, list } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import { dominoName as nameOfDomino, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import { COUNTED, homeless, overdrawn, SHAPES, sumBeyond, TRIALS, wantedIn } from '../told/dead-end.js';
import { edgeBetween, hasEnd, type Impossible, impossibleThere, type ToldLink } from '../told/index.js';
import { byName, trayOf } from '../told/tray.js';
import { andAlso, sentence } from './german-clause.js';
import { be, cellIs, has, needs, remains, verb } from './german-facts.js';
import { noneBeside, noneFits } from './german-fitting.js';
import {
  cellCount,
  cellNames,
  domino as dominoName,
  dominoes as dominoNames,
  howMany,
  many,
  none,
  one,
  oneOf,
  regionNamed,
  times,
} from './german-names.js';
import { oftenName } from './german-parts.js';
import { type End, endsBy } from './story.js';

export const { deadEnd, askEnd } = endsBy({
  own: ownEnd,
  impossible: impossibleSaid,
  isVague,
  last: lastEnd,
});

/** What one can see that cannot be, wherever it is, the clearest first, without a point. */
export function impossibleSoon(link: ToldLink): readonly string[] {
  return impossibleThere(link)
    .flatMap((found) => impossibleSaid(link, found)?.said.slice(0, 1) ?? [])
    .map((said) => said.slice(0, -1));
}

function ownEnd(link: ToldLink, cell: Cell, region: Region | undefined): End | undefined {
  return (
    deadPair(link, cell, region) ??
    deadCount(link, cell, region) ??
    deadHome(link) ??
    deadShape(link, cell) ??
    (region === undefined || SHAPES.includes(link.technique) ? undefined : deadRegion(link, region, cell))
  );
}

/** Where nothing else is to be seen. */
function lastEnd(link: ToldLink, cell: Cell): End {
  return TRIALS.includes(link.technique)
    ? {
        said: [sentence(`die übrigen Felder ${verb(link, 'lassen', 'ließen')} sich nicht mehr füllen`)],
        asked: 'Ließen sich die übrigen Felder noch füllen?',
      }
    : { said: [sentence(`für ${cellName(cell)} ${remains(link)} keine Zahl`)], asked: askCell(cell) };
}

function askCell(cell: Cell): string {
  return `Was bliebe für ${cellName(cell)}?`;
}

function askPartner(cell: Cell): string {
  return `Wo fände ${cellName(cell)} einen Partner?`;
}

function askDomino(pair: readonly Cell[]): string {
  return `Welchen Stein bräuchten ${cellNames(pair)}?`;
}

function askCount(value: number): string {
  return `Wie viele ${many(value)} bräuchte das?`;
}

/** Does a sentence say that something cannot be without what one could check? */
function isVague(text: string): boolean {
  return /^Kein (übriger )?Stein (pass|hat|hätte|verb)|keine Zahl|keinen Partner|nicht (\d+ )?ergeben|nicht auf\.|nicht wie|nirgends/.test(
    text,
  );
}

function impossibleSaid(link: ToldLink, found: Impossible): End | undefined {
  switch (found.kind) {
    case 'pair':
      return {
        said: noneFits(link, found.edge, link.around(found.edge)).map(sentence),
        asked: askDomino(found.edge),
      };
    case 'twice': {
      const [first = '', second = ''] = found.edges.map((edge) => cellNames(edge));
      const need = `${needs(link, true)} ${dominoName(found.domino, 'acc')}`;
      return {
        said: [sentence(`${first} ${need}, ${second} auch`), sentence(`zwei Paare ${need}`)],
        asked: `Welchen Stein bräuchten ${first}? Und ${second}?`,
      };
    }
    case 'count':
      return { said: tooManySaid(link, found.value), asked: askCount(found.value) };
    case 'short':
      return shortSaid(link, found);
    case 'alike':
      return noneAlike(link, found.region);
    case 'alone':
      return {
        said: [sentence(`${cellName(found.cell)} ${has(link)} keinen freien Nachbarn`)],
        asked: askPartner(found.cell),
      };
    case 'unfit': {
      const [near, ...more] = found.near;
      const edge = near !== undefined && more.length === 0 ? edgeBetween(found.cell, near) : undefined;
      if (edge === undefined)
        return {
          said: noneBeside(link, found.cell, found.near).map(sentence),
          asked: askPartner(found.cell),
        };
      return { said: noneFits(link, edge, link.around(edge)).map(sentence), asked: askDomino(edge) };
    }
    case 'region': {
      const [cell] = link.open(found.region);
      return deadRegion(link, found.region, cell ?? found.region.cells[0]!);
    }
  }
}

/** `Das = bräuchte noch zwei 4en, aber es bliebe nur eine.` */
function shortSaid(link: ToldLink, { region, value, needed }: Extract<Impossible, { kind: 'short' }>): End {
  const { nom } = regionNamed(link.puzzle, region);
  const held = link.has(region).filter((each) => each === value).length;
  const need = `${nom} ${needs(link)} ${held > 0 ? 'noch ' : ''}${times(needed - held, value)}`;
  const there = link.halvesFor(region, value) - held;
  const isLess = there < link.halves(value);
  const rest =
    there <= 0
      ? `es ${remains(link)} keine`
      : isLess
        ? `es ${remains(link, there > 1)} nur ${howMany(there)}`
        : `es gibt nur ${howMany(there)}`;
  return { said: [sentence(`${need}, aber ${rest}`)], asked: `Wie viele ${many(value)} bräuchte ${nom}?` };
}

/** More cells with a number than there are. */
function tooManySaid(link: ToldLink, value: number): Variants {
  const holding = link.puzzle.cells.filter((each) => link.known(each) === value);
  const only = onlySo(link, value);
  const are = holding.length > 1 ? `${be(link, true)} ${many(value)}` : `${be(link)} ${one(value)}`;
  return [
    ...(holding.length <= 4 ? [`${sentence(`${cellNames(holding)} ${are}`)} ${only}`] : []),
    `${sentence(`${cellCount(holding.length)} ${are}`)} ${only}`,
  ];
}

function onlySo(link: ToldLink, value: number): string {
  const there = link.halves(value);
  return there === 0 ? 'Es gibt keine.' : `Es gibt nur ${howMany(there)}.`;
}

function deadRegion(link: ToldLink, region: Region, cell: Cell): End | undefined {
  const name = regionNamed(link.puzzle, region);
  const where = cellName(cell);
  if (region.cells.length === 1)
    return {
      said: [sentence(`für ${where} ${remains(link)} keine Zahl, die ${name.to} passt`)],
      asked: askCell(cell),
    };
  const stand = verb(link, 'stehen', 'stünden');
  switch (region.rule.kind) {
    case 'sum':
      return deadSum(link, region, region.rule, cell);
    case 'same': {
      const [like, other] = [...new Set(link.has(region))];
      const left = link.valuesOf(cell);
      const asked = `Könnten ${name.inside} alle Zahlen gleich sein?`;
      if (like !== undefined && other !== undefined)
        return { said: [sentence(`${name.inside} ${stand} ${one(like)} und ${one(other)}`)], asked };
      if (like !== undefined && left.length > 0 && left.length <= 3 && !left.includes(like))
        return {
          said: [
            sentence(`${name.into} ${verb(link, 'kommen', 'kämen')} ${many(like)}, aber ${cellIs(link, cell, left)}`),
          ],
          asked,
        };
      const can = verb(link, 'kann', 'könnte');
      return { said: [sentence(`${where} ${can} nicht wie der Rest ${name.gen} sein`)], asked };
    }
    case 'different': {
      const twice = link.has(region).find((value, i, all) => all.indexOf(value) !== i);
      if (twice !== undefined)
        return {
          said: [sentence(`${name.inside} ${stand} zwei ${many(twice)}`)],
          asked: `Welche Zahl stünde ${name.inside} zweimal?`,
        };
      return {
        said: [sentence(`für ${where} ${remains(link)} ${name.inside} keine Zahl`)],
        asked: `Was bliebe ${name.inside} für ${where}?`,
      };
    }
    case 'each':
      return undefined;
  }
}

/** What a sum would need that there is not: of its cells the one of which that is said best. */
function deadSum(
  link: ToldLink,
  region: Region,
  { op, target }: { readonly op: '=' | '<' | '>'; readonly target: number },
  cell: Cell,
): End | undefined {
  if (region.cells.some((each) => link.valuesOf(each).length === 0)) return undefined;
  const { nom } = regionNamed(link.puzzle, region);
  const beyond = sumBeyond(link, region);
  const bound = `${beyond?.kind === 'least' ? 'mindestens' : 'höchstens'} ${beyond?.number}`;
  const total = beyond === undefined ? [] : [sentence(`${nom} ${verb(link, 'kommt', 'käme')} auf ${bound}`)];
  const need = op === '=' ? neededIn(link, region, target, cell) : undefined;
  const asked = `Was bräuchte ${nom}?`;
  if (need?.isCarried === false) return { said: [...need.said, ...total], asked };
  if (beyond !== undefined) return { said: total, asked: `Auf wie viel käme ${nom}?` };
  return { said: need?.said ?? [sentence(cannotMake(link, region))], asked };
}

/** `Die 8 bräuchte in r5c1 eine 7, und die gibt es nicht`. */
function neededIn(
  link: ToldLink,
  region: Region,
  target: number,
  cell: Cell,
): { readonly said: Variants; readonly isCarried: boolean } | undefined {
  const best = wantedIn(link, region, target, cell);
  if (best === undefined) return undefined;
  const { at, wanted, isCarried, why, number } = best;
  const { nom } = regionNamed(link.puzzle, region);
  const need = `${nom} ${needs(link)} in ${cellName(at)} ${oneOf(wanted)}`;
  const gone = wanted.length === 1 ? 'die gibt es nicht' : 'beides gibt es nicht';
  if (!isCarried) return { said: [sentence(`${need}, und ${gone}`)], isCarried };
  const left = link.valuesOf(at);
  if (left.length > 0 && left.length <= 3 && !wanted.some((each) => left.includes(each)))
    return { said: [sentence(`${need}, aber ${cellIs(link, at, left)}`)], isCarried };
  const no = {
    missing: `${number} gibt es nicht`,
    used: `es ${remains(link)} keine ${number}`,
    out: `${cellName(at)} ${be(link)} ${none([number])}`,
  }[why];
  return { said: [sentence(`${need}, und ${no}`)], isCarried };
}

function cannotMake(link: ToldLink, region: Region): string {
  const { nom, acc } = regionNamed(link.puzzle, region);
  const can = verb(link, 'können', 'könnten');
  const open = link.open(region);
  const held = link.has(region);
  if (region.rule.kind !== 'sum' || open.length === 0) return `${nom} ${verb(link, 'geht', 'ginge')} nicht auf`;
  const rest = region.rule.target - held.reduce((sum, number) => sum + number, 0);
  if (open.length > 3 || region.rule.op !== '=') return `die übrigen Zahlen ${can} ${acc} nicht ergeben`;
  const cells = cellNames(open);
  const make = open.length > 1 ? can : verb(link, 'kann', 'könnte');
  if (held.length === 0) return `${cells} ${make} nicht ${rest} ergeben`;
  return `${nom} ${needs(link)} noch ${rest}, und ${cells} ${make} das nicht ergeben`;
}

/** No domino for a pair. */
function deadPair(link: ToldLink, cell: Cell, region: Region | undefined): End | undefined {
  if (!['only-domino', 'doubles-test', 'sum-pair', 'no-partner', 'same-domino'].includes(link.technique))
    return undefined;
  const [domino] = link.dominoes;
  if (link.technique === 'same-domino' && domino !== undefined)
    return {
      said: [sentence(`zwei Stellen ${needs(link, true)} ${dominoName(domino, 'acc')}`)],
      asked: 'Welchen Stein bräuchten zwei Stellen?',
    };
  if (link.technique === 'no-partner')
    return {
      said: [sentence(`${cellName(cell)} ${verb(link, 'findet', 'fände')} keinen Partner`)],
      asked: askPartner(cell),
    };
  const { edge } = link;
  return edge === undefined ? undefined : { said: noneForPair(link, edge, region), asked: askDomino(edge) };
}

function noneForPair(link: ToldLink, edge: Edge, region: Region | undefined): Variants {
  const need = `${cellNames(edge)} ${needs(link, true)}`;
  const { used, missing } = link.candidates(edge);
  const wanted = byName([...missing, ...used]);
  const isInside = region !== undefined && edge.every((end) => hasEnd(region.cells, end));
  const plain = noneFits(link, edge, isInside ? region : undefined).map(sentence);
  const [only, ...more] = wanted;
  if (only === undefined || more.length > 1) return plain;
  if (more.length > 0)
    return used.length > 0
      ? plain
      : [sentence(`${need} ${dominoNames(wanted, 'acc')}, und keinen davon gibt es`), ...plain];
  const isThere = trayOf(link.puzzle).some(({ domino }) => sameDomino(domino, only));
  return [
    sentence(
      isThere
        ? `${need} einen zweiten ${nameOfDomino(only)}`
        : `${need} ${dominoName(only, 'acc')}, und den gibt es nicht`,
    ),
    ...plain,
  ];
}

/** No number often enough for an =. */
function noneAlike(link: ToldLink, region: Region): End {
  const { acc } = regionNamed(link.puzzle, region);
  const often = oftenName(region.cells.length);
  const there = verb(link, 'gibt', 'gäbe');
  return {
    said: [sentence(`für ${acc} ${there} es keine Zahl mehr ${often}`)],
    asked: `Welche Zahl gäbe es für ${acc} noch ${often}?`,
  };
}

/** Too many of one number. */
function deadCount(link: ToldLink, cell: Cell, region: Region | undefined): End | undefined {
  if (link.technique === 'equal-supply' && region !== undefined) return noneAlike(link, region);
  if (!COUNTED.includes(link.technique)) return undefined;
  const lost = link.valuesOf(cell);
  const [value, ...more] = lost;
  if (value === undefined) return undefined;
  if (more.length === 0 && link.knownTimes(value) > link.halves(value))
    return { said: tooManySaid(link, value), asked: askCount(value) };
  const needed = more.length === 0 ? needsSaid(link, value, region) : [];
  if (needed.length > 0) return { said: needed, asked: askCount(value) };
  if (region !== undefined) return deadRegion(link, region, cell);
  return {
    said: [sentence(`für ${cellName(cell)} ${remains(link)} ${none(lost.slice(0, 3))}`)],
    asked: askCell(cell),
  };
}

/** `Die 7 bräuchte zwei 1en und das = eine. Es gibt nur zwei.`, where that is more than there are. */
function needsSaid(link: ToldLink, value: number, own: Region | undefined): Variants {
  const found = overdrawn(link, value, own);
  if (found === undefined) return [];
  const { needs: all, alone, number } = found;
  const only = onlySo(link, value);
  const takes = verb(link, 'braucht', 'bräuchte');
  const total = `${sentence(`das ${takes} zusammen ${times(number, value)}`)} ${only}`;
  if (all.length === 0 || all.length > 3 || alone.length > 2) return [total];
  const said = all.map(({ region, number: needed }, i) => {
    const { nom } = regionNamed(link.puzzle, region);
    return i === 0 ? `${nom} ${takes} ${times(needed, value)}` : `${nom} ${howMany(needed)}`;
  });
  const are = alone.length > 1 ? `${be(link, true)} ${many(value)}` : `${be(link)} ${one(value)}`;
  const also = alone.length === 0 ? [] : [`${cellNames(alone)} ${are}`];
  return [`${sentence(andAlso([list(said, 'und'), ...also]))} ${only}`, total];
}

/** A cell that no domino can cover. */
function deadShape(link: ToldLink, cell: Cell): End | undefined {
  if (!SHAPES.includes(link.technique)) return undefined;
  return {
    said: [sentence(`${cellName(cell)} ${verb(link, 'findet', 'fände')} keinen Partner mehr`)],
    asked: askPartner(cell),
  };
}

/** A domino that must lie somewhere and can lie nowhere. */
function deadHome(link: ToldLink): End | undefined {
  if (link.technique !== 'last-home') return undefined;
  const domino = homeless(link);
  if (domino === undefined)
    return {
      said: [sentence(`ein Stein ${verb(link, 'passt', 'passte')} nirgends mehr hin`)],
      asked: 'Welcher Stein fände keinen Platz?',
    };
  const asked = `Wohin könnte ${dominoName(domino)} noch?`;
  const nowhere = `${dominoName(domino)} ${verb(link, 'passt', 'passte')} nirgends mehr hin`;
  const { rare, other, cells, pairs } = link.placesFor(domino);
  if (cells.length === 0)
    return {
      said: [sentence(`für die ${rare} ${dominoName(domino, 'gen')} ${remains(link)} kein Feld`)],
      asked,
    };
  if (pairs.length > 0 || cells.length > 3) return { said: [sentence(nowhere)], asked };
  const can = cells.length > 1 ? verb(link, 'können', 'könnten') : verb(link, 'kann', 'könnte');
  const only = `nur ${cellNames(cells)} ${can} ${one(rare)} sein, ohne Platz für ${one(other)} daneben`;
  return { said: [`${only}: ${sentence(nowhere)}`, only, nowhere].map(sentence), asked };
}
