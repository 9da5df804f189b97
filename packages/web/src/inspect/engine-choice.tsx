import type { KindName } from '@pipwright/play';
import { Choice } from '../ui/fields.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useInspection } from './inspection.js';

interface EngineChoiceProps {
  readonly kind: KindName;
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
}

export function EngineChoice({ kind, chosen, onChoose }: EngineChoiceProps) {
  const { inspect, kinds } = useSheetTools().words;
  const { engines } = useInspection();
  return (
    <Choice
      label={inspect.engine}
      why={kinds[kind].engines[chosen]}
      value={chosen}
      options={engines.map((name) => [name, name])}
      onChange={onChoose}
    />
  );
}
