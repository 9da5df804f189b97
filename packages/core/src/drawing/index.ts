/**
 * Parts of drawings of every kind: SVG files, colours of a page and of a terminal, the marks of a step.
 * @module @pipwright/core/drawing
 */

export {
  type CellMark,
  CLASH,
  concludedMark,
  markedText,
  type Notes,
  notesOf,
  premiseMarks,
  supposedMarks,
  withoutMarked,
} from './cell-mark.js';
export { DARK, LIGHT, type Palette, paint } from './colours.js';
export { decimal, element, escapeXml, standalonePage } from './markup.js';
export { type OutlineOptions, outline } from './outline.js';
export { type Look, paperStyle, svgFigure, svgFile, type TextAlternative } from './svg-file.js';
export { type CellBox, svgFrame, svgHatching, svgNote, withMarks } from './svg-marks.js';
