/** The solution, as much of it as the player wants: one more domino or number, all of it, or on the board. */
import { type AnyGame, boardOf, type HintMove, type KindName, RUNGS, status } from '@pipwright/play';
import { useRef, useState } from 'preact/hooks';
import { useInspection } from '../inspect/inspection.js';
import { SolutionPicture } from '../inspect/solution-picture.js';
import { WhyNone } from '../inspect/why-none.js';
import { kindOf } from '../kind/page.js';
import type { AnySolution } from '../kind/parts.js';
import { Row, Rows } from '../ui/rows.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useBackToGood } from './use-back-to-good.js';
import { useSolution } from './use-solution.js';

interface SolutionProps {
  readonly game: AnyGame;
  readonly onClose: () => void;
}

export function Solution({ game, onClose }: SolutionProps) {
  const { words } = useSheetTools();
  const { solution: w } = words;
  const { known, stop } = useSolution(game);
  switch (known.type) {
    case 'found':
      return <Found game={game} solution={known.solution} isLost={known.isLost} onClose={onClose} />;
    case 'looking':
      return <Waiting text={w.looking} onStop={stop} />;
    case 'none':
      return (
        <>
          <p role="status">{w.none}</p>
          {kindOf<KindName>(game.kind).explains && <WhyNone game={game} />}
        </>
      );
    default:
      return <p role="status">{w[known.type]}</p>;
  }
}

interface FoundProps extends SolutionProps {
  readonly solution: AnySolution;
  readonly isLost: boolean;
}

function Found({ game, solution, isLost, onClose }: FoundProps) {
  const { words } = useSheetTools();
  const { solution: w } = words;
  const backToGood = useBackToGood(game);
  const [isShown, setShown] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const isFinished = status(game) === 'finished';
  const put = usePutting(solution);

  const oneMore = async () => {
    onClose();
    await put(1);
  };
  const all = async () => {
    onClose();
    await put(Number.POSITIVE_INFINITY);
  };
  const goBack = async () => {
    onClose();
    await backToGood();
  };
  const show = () => {
    setShown(true);
    requestAnimationFrame(() => said.current?.focus());
  };

  return (
    <>
      {isLost && <p>{words.aid.lost}</p>}
      <Rows>
        {isLost && <Row text={words.aid.backToGood} onPress={goBack} />}
        {!isLost && !isFinished && <Row text={words.kinds[game.kind].oneMore} why={w.oneMoreWhy} onPress={oneMore} />}
        {!isShown && <Row text={w.show} onPress={show} />}
        {!isFinished && <Row text={w.put} why={w.putWhy} onPress={all} />}
      </Rows>
      {isShown && (
        <>
          <p class="said" ref={said} tabIndex={-1}>
            {w.here}
          </p>
          <SolutionPicture game={game} solution={solution} />
        </>
      )}
    </>
  );
}

/** Each move is as much help as a hint can be. */
const WHOLE_HINT = RUNGS.map((rung): HintMove => ({ type: 'hint', rung }));

function usePutting(solution: AnySolution): (most: number) => Promise<void> {
  const { play, session } = useSheetTools();
  const { nextMove } = useInspection();
  return async (most) => {
    for (let made = 0; made < most; made++) {
      const { game } = session.state;
      const move = nextMove(game.puzzle, boardOf<KindName>(game), solution);
      if (move === undefined) return;
      if (!(await play(...WHOLE_HINT, move))) return;
    }
  };
}

function Waiting({ text, onStop }: { text: string; onStop: () => void }) {
  const { words } = useSheetTools();
  return (
    <div class="task-status">
      <p role="status">{text}</p>
      <button type="button" onClick={onStop}>
        {words.status.stop}
      </button>
    </div>
  );
}
