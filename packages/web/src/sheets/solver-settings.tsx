/** How the engines work: what “Solve” finds, how long they go on at a stretch, and what they tell. */
import { NumberField } from '../app/number-field.js';
import { useSheetTools } from '../app/sheet-words.js';
import { MOST_ITERATIONS, type Settings } from '../settings/settings.js';
import type { DebugLevel } from '../think/engine-messages.js';

export function SolverSettings({ onChange }: { onChange: (settings: Settings) => void }) {
  const { words, settings } = useSheetTools();
  const { settings: w } = words;

  return (
    <>
      <h3>{w.solver}</h3>
      <label class="setting">
        <span>{w.findAll}</span>
        <input
          type="checkbox"
          checked={settings.findAll}
          onChange={(event) => onChange({ ...settings, findAll: event.currentTarget.checked })}
        />
      </label>
      <NumberField
        look="setting"
        label={
          <>
            {w.iterationsPerTick}
            <small>{w.iterationsPerTickWhy}</small>
          </>
        }
        least={1}
        most={MOST_ITERATIONS}
        value={settings.iterationsPerTick || undefined}
        onChange={(steps = 0) => onChange({ ...settings, iterationsPerTick: steps })}
      />
      <label class="setting">
        <span>{w.debugLevel}</span>
        <select
          value={String(settings.debugLevel)}
          onChange={(event) => onChange({ ...settings, debugLevel: Number(event.currentTarget.value) as DebugLevel })}
        >
          {w.debugLevels.map((text, level) => (
            <option key={text} value={String(level)}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
