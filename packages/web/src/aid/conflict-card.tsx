/** Why something cannot be: in sentences, and where it takes many steps to see, these where they are asked for. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ConflictTold } from '../think/explain-messages.js';
import type { Aid, Shown } from '../ui/aid.js';
import { Card } from './card.js';
import { conflictShown } from './conflict-shown.js';
import { Steps } from './steps.js';

interface ConflictCardProps {
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
  const { aid, label, heading, lead, conflict, withShown = (shown) => shown, children } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => aid.show(withShown(conflictShown(conflict, isOpen))), [conflict, isOpen]);
  const { text, steps } = conflict;
  return (
    <Card
      label={label}
      heading={heading}
      text={lead === undefined ? text : `${lead} ${text}`}
      more={steps.length > 0 && <Steps steps={steps} onOpen={setOpen} />}
      onClose={aid.close}
    >
      {children}
    </Card>
  );
}
