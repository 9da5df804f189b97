import type { SheetWords } from '../catalogue.js';
import { plural, und } from './parts.js';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const aid: SheetWords['aid'] = {
  hint: 'Tipp',
  thinking: 'Ich überlege …',
  why: 'Warum?',
  what: 'Zeig es mir',
  goOn: 'Weiter',
  another: 'Anderer Tipp',
  noOther: 'Für diese Stellung gibt es keinen anderen Tipp.',
  firstAgain: 'Zurück zum ersten Tipp',
  failed: 'Das ließ sich nicht herausfinden.',
  lost: 'So geht es nicht mehr auf.',
  manySteps: 'Das sieht man erst nach vielen Schritten.',
  cannotStay: (own) =>
    `${capital(und(own))} ${own.length > 1 ? 'können nicht zusammen bleiben' : 'kann nicht bleiben'}.`,
  leadsNowhere: (own) =>
    `Das führt in eine Sackgasse${own.length === 0 ? '' : `, solange ${und(own)} ${own.length === 1 ? 'bleibt' : 'bleiben'}`}.`,
  manyStepsOn: (end) => `Viele Schritte weiter: ${end}`,
  since: (what, moves) =>
    `Seit ${what}. ${plural(moves, { one: 'Zurück heißt: 1 Zug weniger.', other: `Zurück heißt: ${moves} Züge weniger.` })}`,
  backToGood: 'Zurück zum letzten guten Zug',
  goBack: 'Zurück',
  keep: 'Richtiges behalten',
  unsolvable: 'Dieses Rätsel hat keine Lösung.',
  several: 'Dieses Rätsel hat mehrere Lösungen.',
  differHere: 'Zwei unterscheiden sich hier.',
  ways: ['Eine Lösung', 'Andere Lösung'],
  whyNot: 'Warum nicht?',
  walk: {
    ask: 'Wo soll es losgehen?',
    fromStart: 'Von Anfang an',
    fromHere: 'Ab hier',
    printed: { start: (title) => `${title}, von Anfang an`, here: (title) => `${title}, ab deiner Stellung` },
    chapter: (number, of, title) => (of === undefined ? `${number} · ${title}` : `${number} von ${of} · ${title}`),
    step: (chapter, number, of) => `Kapitel ${chapter} · Schritt ${number} von ${of}`,
    link: (number, of) => `Angenommen · ${number} von ${of}`,
    end: 'Geschafft',
    steps: 'Schritte',
    fold: 'Einklappen',
    back: 'Zurück',
    forward: 'Weiter',
    more: 'Mehr',
    playOn: 'Ab hier spielen',
    working: 'Wird berechnet …',
  },
  nothingForbids: 'Noch spricht nichts dagegen.',
};
