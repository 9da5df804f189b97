/** A puzzle as a network of constraints: its figures, each with its meaning, and its picture. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import type { Size } from '../board/view.js';
import { METRICS, type Model } from '../kind/engines.js';
import { saveFile } from '../share/save-file.js';
import { askForModel } from '../think/engine-room.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Zoomable } from '../ui/zoomable.js';

const WIDTH = 10;

export function ModelSection({ game }: { game: AnyGame }) {
  const { words, say } = useSheetTools();
  const { inspect } = words;
  const [model, setModel] = useState<Model>();
  useEffect(() => setModel(undefined), [game.puzzle]);
  const ask = () => askForModel(game).then(setModel, () => say(inspect.failures.broken, 'seen'));
  return (
    <>
      <h3>{inspect.model}</h3>
      {model === undefined ? (
        <button type="button" onClick={ask}>
          {inspect.showModel}
        </button>
      ) : (
        <>
          <dl class="metrics">
            {METRICS.map((name) => (
              <div key={name}>
                <dt>
                  {inspect.metrics[name][0]}
                  <small>{inspect.metrics[name][1]}</small>
                </dt>
                <dd>{model.metrics[name].toLocaleString(words.languageTag, { maximumFractionDigits: 6 })}</dd>
              </div>
            ))}
          </dl>
          <Picture model={model} />
        </>
      )}
    </>
  );
}

function Picture({ model: { metrics, picture } }: { model: Model }) {
  const { inspect, share } = useSheetTools().words;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return (
    <figure class="solution">
      <Zoomable {...sizeOf(picture)}>
        <img class="graph" src={address} alt={inspect.graph(metrics.variables, metrics.constraints)} />
      </Zoomable>
      <figcaption>{inspect.graphNames}</figcaption>
      <div class="choices">
        <button
          type="button"
          onClick={() => saveFile(new Blob([picture], { type: 'image/svg+xml' }), 'constraints.svg')}
        >
          {share.svg}
        </button>
      </div>
    </figure>
  );
}

/** Of an SVG file, as wide as a board of ten cells. */
function sizeOf(picture: string): Size {
  const [, width = 1, height = 1] = (/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(picture) ?? []).map(Number);
  return { width: WIDTH, height: (WIDTH * height) / width };
}
