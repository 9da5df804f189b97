/** Why cells do not hold numbers, reason by reason. */
import { type Cell, cellName, sameCell } from '@pipwright/core';
import { across, beside, besideAny, type Side } from './beside.js';
import { distinctLines, groupedBy, inOrder, isIn, numbersTo, sameLine } from './cells.js';
import { type Line, otherEnd, type ToldLink } from './link.js';
import type { Reason } from './reason.js';
import { signReasons, wholePaths } from './sign-reasons.js';
import { type WhyNot, whyNot } from './why-not.js';

interface Loss {
  readonly cell: Cell;
  readonly number: number;
  readonly why: WhyNot;
}

type LossBy<Kind extends WhyNot['kind']> = Loss & { readonly why: Extract<WhyNot, { kind: Kind }> };

/** Undefined where the step does not say why of one of them. */
function lossesOf(told: ToldLink, all: readonly Pick<Loss, 'cell' | 'number'>[]): readonly Loss[] | undefined {
  const losses = all.flatMap((each) => {
    const why = whyNot(told, each.cell, each.number);
    return why === undefined ? [] : [{ ...each, why }];
  });
  return losses.length === all.length ? losses : undefined;
}

function because<Kind extends WhyNot['kind']>(losses: readonly Loss[], kind: Kind): LossBy<Kind>[] {
  return losses.filter((loss): loss is LossBy<Kind> => loss.why.kind === kind);
}

/** Why a number is in none of some cells of a line, in more words and in fewer. */
export function whyNowhere(
  told: ToldLink,
  home: Line,
  cells: readonly Cell[],
  number: number,
): readonly (readonly Reason[])[] {
  const losses = lossesOf(
    told,
    cells.map((cell) => ({ cell, number })),
  );
  if (losses === undefined) return [];
  const holding = told.lines.filter((line) => !sameLine(line, home) && told.restsOn(line).join() === `${number}`);
  const lines = distinctLines([...because(losses, 'taken').map(({ why }) => why.line), ...holding]);
  const chained = because(losses, 'seen').filter(({ why }) => why.by.technique === 'chain-bound');
  const isOnChain = ({ cell }: Pick<Loss, 'cell'>) =>
    chained.some(({ why }) => why.by.signs.some((sign) => isIn(sign, cell)));
  const signed = because(losses, 'sign').filter((loss) => !isOnChain(loss));
  const isAll = signed.length === cells.length && cells.length > 2;
  const onChains = losses.filter((loss) => (loss.why.kind === 'sign' || loss.why.kind === 'seen') && isOnChain(loss));
  const seen = because(losses, 'seen').filter((loss) => !isOnChain(loss));
  const rest = [
    ...byKnown(told, because(losses, 'known')),
    ...byLines(told, home, lines, number),
    ...alsoHave(told, [home, ...lines]),
  ];
  const [barred, onRuns] = [because(losses, 'bar'), because(losses, 'run')];
  const isOfBars = ({ why: { by } }: LossBy<'seen'>) => by.bars.length + by.noBars.length > 0;
  const ways = [
    [
      ...bySigns(signed, isAll),
      ...alongChains(
        onChains,
        chained.map(({ why }) => why.by),
      ),
      ...byBars(barred),
      ...byRuns(onRuns),
      ...bySeen(seen),
      ...rest,
    ],
    [
      ...bySignsBriefly([...signed, ...onChains]),
      ...byBarsBriefly([...barred, ...onRuns, ...seen.filter(isOfBars)]),
      ...bySeen(seen.filter((loss) => !isOfBars(loss))),
      ...rest,
    ],
  ];
  return ways.filter(({ length }) => length > 0);
}

/** The lines that have a number, or all but one. */
function byLines(told: ToldLink, home: Line, lines: readonly Line[], number: number): Reason[] {
  const [first] = lines;
  if (first === undefined) return [];
  const isEvery = lines.length === told.side - 1 && lines.length > FEW && lines.every(({ kind }) => kind !== home.kind);
  return [isEvery ? { kind: 'every-has', of: first.kind, number } : { kind: 'has', lines, numbers: [number] }];
}

/** What else a step rests on: numbers in lines that nothing has been said of. */
function alsoHave(told: ToldLink, said: readonly Line[]): Reason[] {
  return told.lines
    .filter((line) => !said.some((each) => sameLine(each, line)))
    .flatMap((line): Reason[] => {
      const numbers = told.restsOn(line);
      return numbers.length === 0 ? [] : [{ kind: 'has', lines: [line], numbers }];
    });
}

function cellsIn(losses: readonly Pick<Loss, 'cell'>[]): Cell[] {
  return losses.map(({ cell }) => cell);
}

/** Cells on chains of signs, with these behind the last. */
function alongChains(losses: readonly Loss[], links: readonly ToldLink[]): Reason[] {
  const paths = wholePaths(
    links.flatMap((link) => signReasons(link).flatMap((each) => (each.kind === 'signs' ? each.paths : []))),
  );
  const along: Reason[] = paths.length === 0 ? [] : [{ kind: 'signs', paths }];
  const [low, high] = [losses.filter(isTooLow), losses.filter((loss) => !isTooLow(loss))];
  const both = [
    { isLow: true, cells: cellsIn(low) },
    { isLow: false, cells: cellsIn(high) },
  ].filter(({ cells }) => cells.length > 0);
  return both.map((each, i) => ({ kind: 'too-far', ...each, along: i === both.length - 1 ? along : [] }));
}

/** Is it for what is above it that a cell does not hold a number? */
function isTooLow({ cell, number, why }: Loss): boolean {
  if (why.kind === 'sign') return sameCell(why.sign[1], cell);
  const left = why.kind === 'seen' ? why.by.concludes.filter((each) => sameCell(each.cell, cell)) : [];
  return why.kind === 'seen' && left.some((each) => why.by.after(each).every((other) => other < number));
}

/** Why a cell holds a number: all others are elsewhere, too low or too high. */
export function whyOnly(told: ToldLink, cell: Cell, number: number | undefined): readonly Reason[] {
  const others = numbersTo(told.side).filter((each) => each !== number);
  const losses = lossesOf(
    told,
    others.map((each) => ({ cell, number: each })),
  );
  if (losses === undefined) return [];
  const taken = because(losses, 'taken');
  const lines = distinctLines(taken.map(({ why }) => why.line));
  const numbersOf = (line: Line) => taken.filter(({ why }) => sameLine(why.line, line)).map((each) => each.number);
  const longest = lines.toSorted((a, b) => numbersOf(b).length - numbersOf(a).length);
  const seen = because(losses, 'seen');
  const isOnChain = ({ why }: LossBy<'sign'>) =>
    seen.some((each) => each.why.by.signs.some(([a, b]) => sameCell(a, why.sign[0]) && sameCell(b, why.sign[1])));
  const signed = because(losses, 'sign');
  // What a sign says of a number, it says of all beyond.
  const isBeyond = ({ number: known }: Loss) =>
    signed.some(({ number: lost, why }) => (sameCell(why.sign[0], cell) ? known < lost : known > lost));
  const known = because(losses, 'known').filter((loss) => !isBeyond(loss));
  const bySign = bySigns(
    signed.filter((loss) => !isOnChain(loss)),
    false,
  );
  const bySeenOrBars = [...bySeen(seen), ...byBars(because(losses, 'bar')), ...byRuns(because(losses, 'run'))];
  const byStep = byOnlyKnown(
    told,
    cell,
    known.map((loss) => loss.number),
  );
  return [
    ...(bySeenOrBars.length === 0 ? inOne(bySign, byStep) : [...bySign, ...bySeenOrBars, ...byStep]),
    ...longest.map((line, i) => hasOf(told, line, numbersOf(line), i === 0)),
    ...alsoHave(told, lines),
  ];
}

/** `r1c1 is greater than r1c2 and not 4`, where both are of one cell. */
function inOne(bySign: readonly Reason[], byStep: readonly Reason[]): readonly Reason[] {
  const [side, ...more] = bySign;
  const [lost] = byStep;
  return side?.kind === 'beside' && more.length === 0 && lost?.kind === 'not'
    ? [{ ...side, not: lost.numbers }]
    : [...bySign, ...byStep];
}

/** In lines that lack no more, these are named. */
const FEW = 3;

function hasOf(told: ToldLink, line: Line, numbers: readonly number[], isFirst: boolean): Reason {
  const has = told.has(line);
  const lacks = numbersTo(told.side).filter((number) => !has.includes(number));
  return isFirst && lacks.length <= FEW && numbers.length > FEW
    ? { kind: 'lacks', line, numbers: lacks }
    : { kind: 'has', lines: [line], numbers };
}

/** By earlier steps, of the cell that a step is about. */
function byOnlyKnown(told: ToldLink, cell: Cell, lost: readonly number[]): Reason[] {
  if (lost.length === 0) return [];
  const left = told.known(cell);
  const [only, ...more] = left;
  if (only !== undefined && more.length === 0) return [{ kind: 'only-left', number: only }];
  const isFew = lost.length <= FEW;
  if (!isFew && only === undefined) return [];
  return [{ kind: isFew ? 'not' : 'among', cells: [cell], numbers: isFew ? lost : left }];
}

/** By earlier steps: `r3c2 and r4c2 are 3 or 5`, `r1c4 is too low`. */
function byKnown(told: ToldLink, losses: readonly Pick<Loss, 'cell' | 'number'>[]): Reason[] {
  const left = ({ cell, number }: Pick<Loss, 'cell' | 'number'>) => {
    const numbers = told.left(cell);
    if (numbers.length > 1 && numbers.length <= FEW) return { kind: 'among', numbers } as const;
    if (numbers.length > FEW && numbers.every((each) => each < number)) return { kind: 'low' } as const;
    if (numbers.length > FEW && numbers.every((each) => each > number)) return { kind: 'high' } as const;
    return { kind: 'not', numbers: [number] } as const;
  };
  return groupedBy(losses, left).map((group) => ({ ...left(group[0]!), cells: cellsIn(group) }));
}

function bySeen(losses: readonly LossBy<'seen'>[]): Reason[] {
  const links = [...new Set(losses.map(({ why }) => why.by))];
  return links.flatMap((link) => signReasons(link).slice(0, 1));
}

function byRuns(losses: readonly LossBy<'run'>[]): Reason[] {
  return losses.map(({ why }) => ({ kind: 'run', cells: why.cells }));
}

/** What is written is said first. */
function byBars(losses: readonly LossBy<'bar'>[]): Reason[] {
  return [true, false].flatMap((isBar) => {
    const all = losses.filter(({ why }) => why.isBar === isBar);
    return distinctIn(all).map((cell): Reason => {
      const own = all.filter((loss) => sameCell(loss.cell, cell));
      const isOpen = ({ why }: LossBy<'bar'>) => why.at.number(otherEnd(why.ends, cell)) === undefined;
      const written = own.toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)));
      const others = written.map(({ why: { at, ends } }) => {
        const lost = own.filter(({ why }) => String(why.ends) === String(ends)).map(({ number }) => number);
        return across(at, ends, cell, lost);
      });
      return { kind: 'across', isBar, cell, others: groupedBy(others, (each) => each).map(([first]) => first!) };
    });
  });
}

/** The same in fewer words, of one number. */
function byBarsBriefly(losses: readonly Loss[]): Reason[] {
  return [true, false].flatMap((isBar): Reason[] => {
    const all = losses.filter((loss) => isMissing(loss) !== isBar);
    const [first] = all;
    return first === undefined ? [] : [{ kind: 'kept', isBar, number: first.number, cells: distinctIn(all) }];
  });
}

/** Is it for a bar that is not there? */
function isMissing({ why }: Loss): boolean {
  return why.kind === 'bar' ? !why.isBar : why.kind === 'seen' && why.by.technique === 'no-bar';
}

function distinctIn(losses: readonly Pick<Loss, 'cell'>[]): Cell[] {
  return inOrder([...new Map(losses.map(({ cell }) => [cellName(cell), cell])).values()]);
}

/** Does the sign alone say so, whatever the other cell holds? */
function isBare({ cell, number, why }: LossBy<'sign'>): boolean {
  return number === (sameCell(why.sign[0], cell) ? 1 : why.at.side);
}

function bySigns(losses: readonly LossBy<'sign'>[], isAll: boolean): Reason[] {
  const bare = [...new Map(losses.filter(isBare).map((each) => [cellName(each.cell), each])).values()];
  const others = bare.length < 2 ? losses : losses.filter((each) => !isBare(each));
  // Of what one sign says of a cell, the strongest.
  const bySign = new Map<string, LossBy<'sign'>>();
  for (const loss of others) {
    const key = [loss.cell, ...loss.why.sign].map(cellName).join(' ');
    if (!bySign.has(key) || !isBare(loss)) bySign.set(key, loss);
  }
  const sideOf = (loss: LossBy<'sign'>): Side =>
    isBare(loss) ? besideAny(loss.why.sign, loss.cell) : beside(loss.why.at, loss.why.sign, loss.cell);
  const byCell = groupedBy([...bySign.values()], ({ cell }) => cell).map((own) => ({
    cell: own[0]!.cell,
    sides: own.map(sideOf),
  }));
  return [
    ...(bare.length < 2 ? [] : [eachBeside(bare, isAll)]),
    ...groupedBy(byCell, ({ sides }) => sides).map(
      (alike): Reason => ({ kind: 'beside', cells: cellsIn(alike), sides: alike[0]!.sides }),
    ),
  ];
}

/** The same in fewer words. */
function bySignsBriefly(losses: readonly Loss[]): Reason[] {
  const each = [...new Map(losses.map((loss) => [cellName(loss.cell), loss])).values()];
  const signed = because(each, 'sign');
  if (each.length === 0) return [];
  if (signed.length === each.length && signed.every(isBare)) return [eachBeside(signed, false)];
  const isHigh = (loss: Loss) => !isTooLow(loss);
  return [
    {
      kind: 'made-by-signs',
      low: inOrder(cellsIn(each.filter(isTooLow))),
      high: inOrder(cellsIn(each.filter(isHigh))),
    },
  ];
}

function eachBeside(losses: readonly LossBy<'sign'>[], isAll: boolean): Reason {
  const [first] = losses;
  const isGreater = first !== undefined && sameCell(first.why.sign[0], first.cell);
  return { kind: 'each-beside', cells: cellsIn(losses), isGreater, isAll };
}
