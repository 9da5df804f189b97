import { DEFAULTS, HIGHEST_NUMBERS, MOST_ITERATIONS, type Settings } from '../settings/settings.js';
import type { DebugLevel } from '../think/engine-messages.js';
import { Choice, type ChoiceProps, Flag, NumberField } from '../ui/fields.js';
import { useNoticeBoard } from '../ui/notices.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

interface SettingsSheetProps {
  readonly onChange: (settings: Settings) => void;
  readonly onClose: () => void;
}

export function SettingsSheet({ onChange, onClose }: SettingsSheetProps) {
  const { words, settings, play } = useSheetTools();
  const { offer } = useNoticeBoard();
  const { settings: w } = words;

  const reset = () => {
    onChange(DEFAULTS);
    offer({ text: w.wereReset, act: words.library.undo, does: () => onChange(settings) });
  };

  const choice = <K extends 'theme' | 'contrast' | 'maxPip'>(
    name: K,
    label: string,
    options: ChoiceProps<Settings[K]>['options'],
    why?: string,
  ) => (
    <Choice
      label={label}
      why={why}
      value={settings[name]}
      options={options}
      onChange={(value) => onChange({ ...settings, [name]: value })}
    />
  );

  const flag = (
    name: 'patterns' | 'clock' | 'coordinates' | 'liveCheck' | 'tidyNotes' | 'allowDuplicates',
    label: string,
    why?: string,
  ) => (
    <Flag
      label={label}
      why={why}
      checked={settings[name]}
      onChange={(checked) => onChange({ ...settings, [name]: checked })}
    />
  );

  return (
    <Sheet title={w.title} onClose={onClose}>
      {choice('theme', w.theme, [
        ['system', w.asSystem],
        ['light', w.light],
        ['dark', w.dark],
      ])}
      {choice('contrast', w.contrast, [
        ['system', w.asSystem],
        ['more', w.more],
      ])}
      {flag('patterns', w.patterns, w.patternsWhy)}
      <Flag
        label={w.motion}
        why={w.motionWhy}
        checked={settings.motion === 'less'}
        onChange={(less) => onChange({ ...settings, motion: less ? 'less' : 'system' })}
      />
      <Flag
        label={w.left}
        why={w.leftWhy}
        checked={settings.hand === 'left'}
        onChange={(left) => onChange({ ...settings, hand: left ? 'left' : 'right' })}
      />
      {flag('clock', w.clock)}
      {flag('coordinates', w.coordinates, w.coordinatesWhy)}
      {flag('liveCheck', w.liveCheck, w.liveCheckWhy)}
      {flag('tidyNotes', w.tidyNotes)}
      <SolverSettings onChange={onChange} />
      <h3>{w.forOwn}</h3>
      {choice(
        'maxPip',
        w.maxPip,
        HIGHEST_NUMBERS.map((pip) => [pip, String(pip)]),
        w.maxPipWhy,
      )}
      {flag('allowDuplicates', w.allowDuplicates, w.allowDuplicatesWhy)}
      <div class="choices">
        <button
          type="button"
          title={w.restartWhy}
          onClick={() => {
            onClose();
            void play({ type: 'restart' });
          }}
        >
          {w.restart}
        </button>
        <button type="button" onClick={reset}>
          {w.reset}
        </button>
      </div>
    </Sheet>
  );
}

function SolverSettings({ onChange }: { onChange: (settings: Settings) => void }) {
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
