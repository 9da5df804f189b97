import type { KindName } from '@pipwright/play';
import { Choice, type ChoiceProps } from '../ui/fields.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { CHECKINGS, CSP, type EngineChosen, ORDERINGS } from './engine-names.js';
import { useInspection } from './inspection.js';

interface EngineChoiceProps {
  readonly kind: KindName;
  readonly chosen: EngineChosen;
  readonly onChoose: (chosen: EngineChosen) => void;
}

/** Each with what it is good for, and why one is missing. */
export function EngineChoice({ kind, chosen, onChoose }: EngineChoiceProps) {
  const { words } = useSheetTools();
  const { inspect: w } = words;
  const { engines } = useInspection();
  const own = words.kinds[kind];
  const choice = <K extends keyof EngineChosen>(
    name: K,
    label: string,
    options: ChoiceProps<EngineChosen[K]>['options'],
  ) => (
    <Choice
      look="setting engine"
      label={label}
      value={chosen[name]}
      options={options.map(([value, summary]) => [value, `${value}: ${summary}`])}
      onChange={(value) => onChoose({ ...chosen, [name]: value })}
    />
  );
  return (
    <>
      {choice(
        'name',
        w.engine,
        engines.map((name) => [name, own.engines[name] ?? name] as const),
      )}
      {chosen.name === CSP && (
        <>
          {choice(
            'checking',
            w.checking,
            CHECKINGS.map((code) => [code, w.checkings[code]] as const),
          )}
          {choice(
            'ordering',
            w.ordering,
            ORDERINGS.map((code) => [code, w.orderings[code]] as const),
          )}
        </>
      )}
      {own.missingEngine !== undefined && <p class="aside">{own.missingEngine}</p>}
    </>
  );
}
