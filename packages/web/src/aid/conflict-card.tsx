/** Why something cannot be: in sentences, and where it takes many steps to see, these where they are asked for. */
import type { AnyGame } from '@pipwright/play';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ConflictTold } from '../think/explain-messages.js';
import type { Aid, Shown } from '../ui/aid.js';
import { Card } from './card.js';
import { useNames } from './names.js';
import { outlined } from './rings.js';
import { Steps } from './steps.js';

interface ConflictCardProps {
  readonly game: AnyGame;
  readonly aid: Aid;
  readonly label: string;
  readonly heading?: string | undefined;
  /** What is said before it. */
  readonly lead?: string;
  readonly conflict: ConflictTold;
  /** What is shown on the board with it. */
  readonly withShown?: (shown: Shown) => Shown;
  readonly children?: ComponentChildren;
}

export function ConflictCard(props: ConflictCardProps) {
  const { game, aid, label, heading, lead, conflict, withShown = (shown) => shown, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { text, steps, things } = conflict;
  const shown = useMemo(() => withShown({ glow: outlined(things.map(({ cells }) => cells)) }), [conflict]);
  const inSteps = steps.flatMap((step) => [step.text, ...step.links]);
  const names = useNames(game, [text, ...inSteps], shown.glow);
  const read = [text, ...(isOpen ? inSteps : [])];
  useEffect(
    () => aid.show({ ...shown, labels: names.labels(...read), lit: names.cells(...read) }),
    [conflict, isOpen, names],
  );
  const said = (write: (text: string) => string) => [...(lead === undefined ? [] : [lead]), write(text)].join(' ');
  return (
    <Card
      label={label}
      heading={heading}
      text={said(names.write)}
      heard={said(names.hear)}
      more={steps.length > 0 && <Steps names={names} steps={steps} onOpen={setOpen} />}
      onClose={aid.close}
    >
      {children}
    </Card>
  );
}
