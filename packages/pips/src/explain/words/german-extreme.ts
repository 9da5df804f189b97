/** Sums that take the highest numbers left, or the lowest, in German. */
import { list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import { shorterAndShorter, type Variants } from '@pipwright/core/wording';
import type { Region } from '../../model/puzzle.js';
import type { ToldLink } from '../told/index.js';
import { elsewhere, goneFor, isThereFor, regionOfPart, restOf, type Taking, takingOf } from '../told/taking.js';
import { andAlso, capitalised, main, sentence, sentences } from './german-clause.js';
import { allOf } from './german-count.js';
import { conclusions, madeOf, needs, remains, verb } from './german-facts.js';
import { bagName, many, type Named, none, regionNamed, restNamed } from './german-names.js';
import { scarce } from './german-parts.js';
import { onlyWith } from './german-sums.js';
import { answer, noNumber, question } from './german-telling.js';
import type { TechniqueWords } from './language.js';

/** `die vier höchsten übrigen Zahlen`. */
function numbersName({ numbers, which, isLeft }: Taking): string {
  const extreme = which === 'highest' ? 'höchste' : 'kleinste';
  const left = isLeft ? 'übrige' : '';
  if (numbers.length === 1) return `die ${extreme}${isLeft ? ` ${left}` : ''} Zahl`;
  return `die ${germanNumber(numbers.length)} ${extreme}n${isLeft ? ` ${left}n` : ''} Zahlen`;
}

/** `der Rest der 20`, where some of its cells are known. */
function openNamed(told: ToldLink, region: Region): Named {
  const name = regionNamed(told.puzzle, region);
  return told.open(region).length < region.cells.length ? restNamed(name) : name;
}

/** `Die 20 besteht aus einer 4, zwei 5en und einer 6: Das sind die vier höchsten Zahlen.` */
function say(told: ToldLink): Variants {
  const made = told.parts.map((part) => {
    const region = regionOfPart(told, part);
    return region === undefined ? [] : madeSaid(told, region);
  });
  const isAll = made.length > 0 && made.every((variants) => variants.length > 0);
  return [...(isAll ? shorterAndShorter(made) : []), ...sentences(conclusions(told))];
}

function madeSaid(told: ToldLink, region: Region): Variants {
  const name = openNamed(told, region);
  const because = (numbers: readonly number[], why: string | undefined): Variants => {
    const made = madeOf(told, name, [numbers]);
    return made === undefined || why === undefined ? [] : [sentence(`${main([made])}: ${capitalised(why)}`)];
  };
  const taking = takingOf(told, region);
  if (taking !== undefined) return because(taking.numbers, whyTaking(told, taking));
  // It takes more than counting what is told to see which numbers are left.
  const rest = restOf(told, region);
  if (rest === undefined) return [];
  return [...because(rest, noneLeft(told, region, rest)), sentence(main([onlyWith(told, name, rest)]))];
}

function whyTaking(told: ToldLink, taking: Taking): string {
  const others = elsewhere(told, taking);
  if (others === undefined) return `einen anderen Weg ${verb(told, 'gibt', 'gäbe')} es nicht mehr`;
  if (others.length === 0) return `das ${taking.numbers.length === 1 ? 'ist' : 'sind'} ${numbersName(taking)}`;
  const names = others.map(({ value, there, isOther }) =>
    there > 1 ? `die ${isOther ? 'anderen ' : ''}${many(value)}` : `die ${isOther ? 'andere ' : ''}${value}`,
  );
  const isMany = others.length > 1 || others.some(({ there }) => there > 1);
  const go = isMany ? verb(told, 'kommen', 'kämen') : verb(told, 'kommt', 'käme');
  return `${list(names, 'und')} ${go} woandershin`;
}

/** `Für die 9 bleibt keine 6. Wie geht sie auf?`. */
function askGone(told: ToldLink, region: Region): Variants {
  const name = regionNamed(told.puzzle, region);
  const rest = restOf(told, region);
  const why = rest === undefined ? undefined : noneLeft(told, region, rest);
  const has = told.has(region);
  return [
    ...(why === undefined ? [] : [`${sentence(why)} Wie geht ${name.nom} noch auf?`]),
    ...(has.length === 0 ? [] : [sentence(`${name.nom} hat schon ${bagName(has)}. Was kommt noch dazu?`)]),
    `Wie geht ${name.nom} noch auf?`,
  ];
}

/** Why a sum is made of nothing else: what other ways would need is not there, or others take it. */
function noneLeft(told: ToldLink, region: Region, taken: readonly number[]): string | undefined {
  const { gone, by, isOnly } = goneFor(told, region, taken);
  const lacking = told.lacking(region);
  if (isOnly) return lacking.length === 0 || lacking.length > 2 ? undefined : `es gibt ${noNumber(told, lacking)}`;
  if (gone.length === 0) return undefined;
  if (by === undefined && gone.every((value) => !isThereFor(told, region, value)))
    return `dafür ${remains(told)} ${none(gone)}`;
  if (by === undefined) return `es gibt ${scarce(told, region, gone)}`;
  const byIt = gone.filter((value) => told.needs(by, value) > 0);
  const before = gone.filter((value) => !byIt.includes(value));
  const which = byIt.map((value) =>
    told.needs(by, value) < told.halves(value) ? `die letzte ${value}` : allOf(told, value),
  );
  return andAlso([
    ...(before.length === 0 ? [] : [`es ${remains(told)} ${none(before)}`]),
    `${regionNamed(told.puzzle, by).nom} ${needs(told)} ${list(which, 'und')}`,
  ]);
}

export const extremeTechniques = {
  'extreme-numbers': {
    name: 'Höchste oder kleinste Zahlen',
    idea: 'Braucht eine Summe die höchsten oder die kleinsten Zahlen, die noch da sind, kommen keine anderen hinein.',
    say,
    why(told) {
      const [part] = told.parts;
      const region = part === undefined ? undefined : regionOfPart(told, part);
      if (region === undefined) return [question(told)];
      const taking = takingOf(told, region);
      if (taking === undefined) return askGone(told, region);
      const which = taking.numbers.length === 1 ? 'Welche ist das?' : 'Welche sind das?';
      return [`${sentence(`${openNamed(told, taking.region).nom} ${needs(told)} ${numbersName(taking)}`)} ${which}`];
    },
    what: (told) => (told.placed === undefined ? [...say(told), ...answer(told)] : answer(told)),
  },
} as const satisfies Record<string, TechniqueWords>;
