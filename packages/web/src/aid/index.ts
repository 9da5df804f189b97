/** What is loaded with the first hint: see `ui/use-aid.ts`. */
import { explainRoom } from '../think/explain-room.js';
import './walk.css';

export { AidCard } from './aid-card.js';
export { Overlay } from './overlay.js';
export { Watch } from './watch.js';

// The first hint does not wait for its thread.
explainRoom.start();
