import type { KindName } from '@pipwright/play';
import { Choice } from '../ui/fields.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useInspection } from './inspection.js';

interface EngineChoiceProps {
  readonly kind: KindName;
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
}

/** Those that have a name say what they are good for. */
export function EngineChoice({ kind, chosen, onChoose }: EngineChoiceProps) {
  const { inspect, kinds } = useSheetTools().words;
  const summaries = kinds[kind].engines;
  const { engines } = useInspection();
  return (
    <Choice
      look="setting engine"
      label={inspect.engine}
      value={chosen}
      options={engines.map((name) => [name, name in summaries ? `${name}: ${summaries[name]}` : name])}
      onChange={onChoose}
    />
  );
}
