/** What is known of how hard a puzzle is: from its file, from before, or worked out now, which can be stopped. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type FileGrade, gradeInFile } from '../game/pack-grade.js';
import type { Answers } from '../think/explain-messages.js';
import { type Asked, explainRoom } from '../think/explain-room.js';
import { type KnownPuzzle, knownOf, learn } from '../think/known-puzzles.js';
import { useSheetTools } from '../ui/sheet-words.js';

export interface Grading extends Pick<KnownPuzzle, 'solutions'> {
  readonly grade: FileGrade | undefined;
  readonly isLooking: boolean;
  readonly isWorking: boolean;
  readonly isAsked: boolean;
  workOut(): void;
  stop(): void;
}

export function useGrading(game: AnyGame, puzzle: string): Grading {
  const { words, say } = useSheetTools();
  const [inFile, setInFile] = useState<{ readonly grade: FileGrade | undefined }>();
  const [asked, setAsked] = useState<Asked<'grade'>>();
  const latest = useRef<Asked<'grade'> | undefined>(undefined);
  const wasAsked = useRef(false);
  useEffect(() => {
    gradeInFile(puzzle).then(
      (grade) => setInFile({ grade }),
      () => setInFile({ grade: undefined }),
    );
    return () => latest.current?.stop();
  }, []);

  const hear = (asking: Asked<'grade'> | undefined) => {
    latest.current = asking;
    setAsked(asking);
  };
  const known = knownOf(puzzle);
  const solutions = known.solutions ?? (inFile?.grade && 'one');
  return {
    ...(solutions && { solutions }),
    grade: known.grade ?? inFile?.grade,
    isLooking: inFile === undefined,
    isWorking: asked !== undefined,
    isAsked: wasAsked.current,
    workOut() {
      const asking = explainRoom.ask<'grade'>(game, { type: 'grade' });
      wasAsked.current = true;
      hear(asking);
      say(words.grade.working);
      asking.answer.then(
        (found) => {
          if (latest.current !== asking) return;
          learn(puzzle, learnt(found));
          hear(undefined);
          say(found.type === 'graded' ? words.grade.known : words.grade.noGrade[found.type]);
        },
        () => {
          if (latest.current !== asking) return;
          hear(undefined);
          say(words.aid.failed, 'seen');
        },
      );
    },
    stop() {
      latest.current?.stop();
      hear(undefined);
      say(words.grade.stopped);
    },
  };
}

function learnt(found: Answers['grade']): KnownPuzzle {
  return found.type === 'graded' ? { solutions: 'one', grade: found.grade } : { solutions: found.type };
}

export function useGradeWords(game: AnyGame, { hardest }: FileGrade): Answers['grade-words'] | undefined {
  const [words, setWords] = useState<Answers['grade-words']>();
  useEffect(() => {
    let wanted = true;
    const asked = explainRoom.ask<'grade-words'>(game, { type: 'grade-words', hardest });
    asked.answer.then(
      (found) => wanted && setWords(found),
      () => {},
    );
    return () => {
      wanted = false;
      asked.stop();
    };
  }, [hardest]);
  return words;
}
