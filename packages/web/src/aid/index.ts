/** What is loaded with the first hint: see `ui/use-aid.ts`. */
import './aid.css';

export { AidCard } from './aid-card.js';
export { Overlay } from './overlay.js';
