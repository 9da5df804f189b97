/** What a puzzle is called on the button that leads to it: without the day, which is the same, or the kind if that is. */
import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { dayPlaceOf, startOfDayPlace } from '../game/days.js';
import { levelName } from '../game/level-name.js';
import { placeOf, titleOfPlace } from '../game/packs.js';
import { kindOf } from '../kind/page.js';
import type { PlayWords } from '../words/catalogue.js';

export async function nextTitle(words: PlayWords, puzzle: string, here: KindName): Promise<string | undefined> {
  const [day, place] = [dayPlaceOf(puzzle), placeOf(puzzle)];
  if (day !== undefined) {
    const level = levelName(words, kindOf(day.kind).days[day.number - 1]);
    return level === undefined ? sized(words, await startOfDayPlace(day)) : ofKind(words, day.kind, here, level);
  }
  return place && ofKind(words, place.pack.kind, here, titleOfPlace(words, place));
}

function ofKind({ kinds }: PlayWords, kind: KindName, here: KindName, title: string): string {
  return kind === here ? title : `${kinds[kind].name} ${title}`;
}

function sized({ kinds }: PlayWords, { kind, puzzle }: AnyGame): string {
  const { cells } = puzzleFacts<KindName>(kind, puzzle);
  return `${kinds[kind].name} ${kinds[kind].sizeName(kindOf<KindName>(kind).sizeFor(cells))}`;
}
