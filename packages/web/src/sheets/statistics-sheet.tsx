/** What was solved, for each kind and level: how many, how fast, with how much help, and which techniques were met. */
import { isKindName, type KindName } from '@pipwright/play';
import { packsOf, startOfPlace } from '../game/packs.js';
import { clockFace } from '../game/time.js';
import { readGrades } from '../habit/known-grades.js';
import { type Habit, readHabit } from '../habit/read-habit.js';
import { type GradeOf, type Statistics, statisticsOf, techniquesMet } from '../habit/statistics.js';
import type { GameStore } from '../storage/game-store.js';
import type { ResultRecord } from '../storage/records.js';
import { explainRoom } from '../think/explain-room.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useAsked } from '../ui/use-asked.js';
import { useLocalDay } from '../ui/use-local-day.js';
import '../style/habit.css';

export function StatisticsSheet({ onClose }: { onClose: () => void }) {
  const { words, store } = useSheetTools();
  const { habit: w } = words;
  const today = useLocalDay();
  const known = useAsked(() => readAll(store), [today]);
  if (known === undefined) return <Sheet title={w.statistics} onClose={onClose} children={null} />;
  const { results, streak, grades } = known;
  const all = statisticsOf(results, grades, today);
  const kinds = [...new Set(all.map(({ kind }) => kind))].filter(isKindName);
  const { current, longest } = streak;
  return (
    <Sheet title={w.statistics} onClose={onClose}>
      {all.length === 0 ? (
        <p>{w.nothingYet}</p>
      ) : (
        <p>
          {w.solvedInAll(all.reduce((sum, { solved }) => sum + solved, 0))} {w.streak(current)}{' '}
          {longest > current && w.longest(longest)}
        </p>
      )}
      {kinds.map((kind) => (
        <section key={kind} class="statistics">
          <h3>{words.kinds[kind].name}</h3>
          {all
            .filter((each) => each.kind === kind)
            .map((each) => (
              <Level key={each.level ?? ''} figures={each} />
            ))}
          <Techniques kind={kind} results={results} grades={grades} />
        </section>
      ))}
    </Sheet>
  );
}

async function readAll(store: GameStore): Promise<Habit & { readonly grades: GradeOf }> {
  const habit = await readHabit(store);
  return { ...habit, grades: await readGrades(habit.results.map(({ puzzle }) => puzzle)) };
}

function Level({ figures }: { figures: Statistics }) {
  const { words } = useSheetTools();
  const { habit: w, levels } = words;
  const { level, solved, best, median, withHints, days } = figures;
  return (
    <div class="level">
      <h4>{level === undefined ? w.ungraded : levels[level]}</h4>
      <dl>
        <Figure name={w.solved}>{solved}</Figure>
        <Figure name={w.best} note={best === undefined && withHints > 0 && w.noneUnaided}>
          {best === undefined ? '–' : clockFace(best)}
        </Figure>
        <Figure name={w.median} note={withHints > 0 && w.aided}>
          {clockFace(median)}
        </Figure>
        <Figure name={w.withHints}>{withHints}</Figure>
      </dl>
      <Line days={days} />
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly note?: string | false;
  readonly children: string | number;
}

function Figure({ name, note, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

const [WIDTH, HEIGHT] = [300, 48];

/** Times of the last 30 days: a dot for each day on which something was solved, joined in their order. */
function Line({ days }: { days: Statistics['days'] }) {
  const { words } = useSheetTools();
  const { habit: w } = words;
  const played = days.flatMap(({ median, solved }, i) => (median === undefined ? [] : [{ i, median, solved }]));
  if (played.length === 0) return null;
  const most = Math.max(...played.map(({ median }) => median));
  const x = (i: number) => 6 + (i / (days.length - 1)) * (WIDTH - 12);
  const y = (median: number) => HEIGHT - 6 - (median / Math.max(1, most)) * (HEIGHT - 12);
  const solved = played.reduce((sum, each) => sum + each.solved, 0);
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={w.lineHeard(solved, played.length)}>
        <path class="ground" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        <polyline points={played.map(({ i, median }) => `${x(i)},${y(median)}`).join(' ')} />
        {played.map(({ i, median }) => (
          <circle key={i} cx={x(i)} cy={y(median)} r="3" />
        ))}
      </svg>
      <figcaption>{w.lastDays(clockFace(most))}</figcaption>
    </figure>
  );
}

interface TechniquesProps {
  readonly kind: KindName;
  readonly results: readonly ResultRecord[];
  readonly grades: GradeOf;
}

function Techniques({ kind, results, grades }: TechniquesProps) {
  const { words } = useSheetTools();
  const { habit: w } = words;
  const met = techniquesMet(results, grades, kind);
  const names = useTechniqueNames(kind, [...met.keys()]);
  const named = [...met].flatMap(([technique, count]) => {
    const name = names?.get(technique);
    return name === undefined ? [] : [{ name, count }];
  });
  if (named.length === 0) return null;
  return (
    <>
      <h4>{w.techniques}</h4>
      <ul class="techniques">
        {named.map(({ name, count }) => (
          <li key={name}>
            {name} <span>{w.times(count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What techniques are called; the thread of explanations knows, with any puzzle of the kind: one that came with the app. */
function useTechniqueNames(
  kind: KindName,
  techniques: readonly string[],
): ReadonlyMap<string, string | undefined> | undefined {
  const names = async () => {
    const [pack] = packsOf(kind);
    const game = pack && (await startOfPlace({ pack, number: 1 }));
    if (game === undefined) return undefined;
    const found = techniques.map(async (hardest) => {
      const about = { type: 'grade-words', hardest } as const;
      const told = await explainRoom.ask<'grade-words'>(game, about).answer;
      return [hardest, told.hardest?.name] as const;
    });
    return new Map(await Promise.all(found));
  };
  return useAsked(names, []);
}
