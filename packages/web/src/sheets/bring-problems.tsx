/** Everything that is wrong, at its line; pressing a problem goes there. */

import { excerptOf } from '../bring/place-in-text.js';
import { sayReading } from '../bring/say-reading.js';
import type { Source } from '../bring/source.js';
import type { SaidProblem } from '../think/read-text.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useShownPart } from './use-shown-part.js';

export interface FoundProblem extends SaidProblem {
  readonly source: Source;
}

interface BringProblemsProps {
  readonly problems: readonly FoundProblem[];
  readonly named: boolean;
  readonly onShow: (problem: FoundProblem) => void;
}

export function BringProblems({ problems, named, onShow }: BringProblemsProps) {
  const { words } = useSheetTools();
  const { shown, more } = useShownPart(problems);
  return (
    <section>
      <h3>{words.bring.problems}</h3>
      <ol class="bring-problems">
        {shown.map((problem, i) => (
          <li key={i}>
            <Problem problem={problem} named={named} onShow={onShow} />
          </li>
        ))}
      </ol>
      {more}
    </section>
  );
}

interface ProblemProps {
  readonly problem: FoundProblem;
  readonly named: boolean;
  readonly onShow: (problem: FoundProblem) => void;
}

function Problem({ problem, named, onShow }: ProblemProps) {
  const { words } = useSheetTools();
  const { source, line, column = 1, harmless } = problem;
  const place = line === undefined ? [] : [words.bring.place(line, column)];
  const where = [...(named && source.file !== undefined ? [source.file] : []), ...place].join(', ');
  const said = (
    <>
      {harmless && `${words.bring.hint}: `}
      {where !== '' && <b>{`${where}: `}</b>}
      {sayReading(words, problem)}
    </>
  );
  if (line === undefined) return <p>{said}</p>;
  return (
    <button type="button" onClick={() => onShow(problem)}>
      {said}
      <code>{excerptOf(linesOf(source)[line - 1] ?? '', column)}</code>
    </button>
  );
}

const split = new WeakMap<Source, readonly string[]>();

function linesOf(source: Source): readonly string[] {
  const lines = split.get(source) ?? source.text.split('\n');
  split.set(source, lines);
  return lines;
}
