/** How the engines work: what “Solve” finds, how long they go on at a stretch, and what they tell. */

import { MOST_ITERATIONS, type Settings } from '../settings/settings.js';
import type { DebugLevel } from '../think/engine-messages.js';
import { Choice, Flag, NumberField } from '../ui/fields.js';
import { useSheetTools } from '../ui/sheet-words.js';

export function SolverSettings({ onChange }: { onChange: (settings: Settings) => void }) {
  const { words, settings } = useSheetTools();
  const { settings: w } = words;
  return (
    <>
      <h3>{w.solver}</h3>
      <Flag label={w.findAll} checked={settings.findAll} onChange={(findAll) => onChange({ ...settings, findAll })} />
      <NumberField
        label={w.iterationsPerTick}
        why={w.iterationsPerTickWhy}
        least={1}
        most={MOST_ITERATIONS}
        value={settings.iterationsPerTick || undefined}
        onChange={(steps = 0) => onChange({ ...settings, iterationsPerTick: steps })}
      />
      <Choice
        label={w.debugLevel}
        value={settings.debugLevel}
        options={w.debugLevels.map((text, level) => [level as DebugLevel, text])}
        onChange={(debugLevel) => onChange({ ...settings, debugLevel })}
      />
    </>
  );
}
