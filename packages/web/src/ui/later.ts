/** What around a board is not there from the start: it is loaded with the first touch, and this room does not know all. */
import type { AnyGame } from '@pipwright/play';
import type { ComponentChild, RefObject } from 'preact';
import type { Viewport } from '../board/viewport.js';
import type { Aid } from './aid.js';
import type { Check, CheckShown } from './check.js';

export interface LaterParts {
  Finished(props: FinishedProps): ComponentChild;
  VerdictCard(props: {
    readonly game: AnyGame;
    readonly check: Check;
    readonly verdict: CheckShown;
    readonly aid: Aid;
  }): ComponentChild;
  WhatIfBar(props: object): ComponentChild;
  ZoomButtons(props: { readonly viewport: Viewport }): ComponentChild;
}

/** The end is there while the puzzle is played, so that all it has to say is known then; it is seen only then. */
export interface FinishedProps {
  readonly game: AnyGame;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isShown: boolean;
  readonly isNew: boolean;
}
