/** All that makes something to share, loaded when the first of it is asked for. */
export { addressWith } from '../links/address.js';
export { linkFor } from '../links/link.js';
export { positionAsText, puzzleAsText } from './as-text.js';
export { pngOf, svgOf } from './picture.js';
export { fileNameFor, saveFile } from './save-file.js';
export { send } from './send.js';
