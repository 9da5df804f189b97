/** How large the notes of a cell are drawn, in units of the picture, so that they can be read on the screen. */
import { useEffect, useState } from 'preact/hooks';
import { PITCH } from '../board/view.js';
import type { Viewport } from '../board/viewport.js';

/** In units of the picture. */
export const SQUARE_SIDE = 38;
/** Pixels on the screen, with a little to spare for rounding. */
const LEAST_PIXELS = 9.1;
/** Of the room that one note has; digits are less high than their letters. */
const USUAL = 0.94;
const LARGEST = 1.25;

const MOST = 12;
const EDGE = 2;

/** Where the middle of a note is in its cell; the lines stand in the middle. */
export function notePlace(note: number, side: number): { readonly x: number; readonly y: number } {
  const perLine = notesPerLine(side);
  const step = roomOf(side);
  const lines = Math.ceil(side / perLine);
  const top = (SQUARE_SIDE - lines * step) / 2;
  return {
    x: EDGE + (((note - 1) % perLine) + 0.5) * step,
    y: top + (Math.floor((note - 1) / perLine) + 0.5) * step,
  };
}

function notesPerLine(side: number): number {
  return Math.ceil(Math.sqrt(side));
}

export function roomOf(side: number): number {
  return (SQUARE_SIDE - 2 * EDGE) / notesPerLine(side);
}

interface NoteSize {
  readonly size: number;
  /** A pixel of the screen, in units of the picture. */
  readonly pixel: number;
  /** Is that too small to read, so that the selected cell has to be shown larger? */
  readonly tooSmall: boolean;
}

/** By the pixels of a cell; notes are as large as is usual, larger on a small screen, and never over each other. */
export function noteSize(side: number, scale: number): NoteSize {
  const room = roomOf(side);
  const least = (LEAST_PIXELS * PITCH) / scale;
  return {
    size: Math.min(room * LARGEST, Math.max(room * USUAL, least), Math.max(MOST, least)),
    pixel: PITCH / scale,
    tooSmall: least > room * LARGEST,
  };
}

export function useNoteSize(side: number, viewport: Viewport): NoteSize {
  const [scale, setScale] = useState(PITCH);
  useEffect(() => {
    const look = () => setScale(viewport.fitScale);
    look();
    return viewport.watch(look);
  }, [viewport]);
  return noteSize(side, scale);
}
