/**
 * What drawings of every kind are made of: SVG files, colours of a page and of a terminal.
 * @module @pipwright/core/drawing
 */
export { paint } from './ansi.js';
export { DARK, LIGHT, type Palette } from './palette.js';
export { type Look, paperStyle, svgFigure, svgFile, type TextAlternative } from './svg-file.js';
export { decimal, element, escapeXml } from './xml.js';
