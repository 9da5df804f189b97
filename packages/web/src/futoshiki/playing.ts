/** What a Futoshiki is played with. It comes when one is first opened: whoever plays Pips starts sooner. */
import { futoshikiRules } from '@pipwright/play';
import type { KindPlaying } from '../kind/page.js';
import { FutoshikiScreen } from './futoshiki-screen.js';
import { rulesAreHere } from './rules-later.js';
import { tellAction, tellChanges } from './tell.js';

rulesAreHere(futoshikiRules);

export const futoshikiPlaying: KindPlaying<'futoshiki'> = { Screen: FutoshikiScreen, tellAction, tellChanges };
