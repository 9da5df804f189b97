/**
 * The entries of the browser's history: one for Home, one above it for a puzzle, and one more for each thing that is
 * open. So Back has an entry to go to for all that it closes, then goes Home, and leaves the app only from there.
 *
 * An entry is added when a thing is opened, and given back when that is closed in another way. None is added because of
 * Back: browsers leap over entries that come without a gesture, and the next Back would leave the app. The state of an
 * entry is its level, from 0; one that the browser made, for an address that was typed, has none.
 */
import { routeIn } from '../links/address.js';

export interface Shown {
  route(): string;
  open(): number;
  closeLast(): boolean;
  goHome(): void;
  goTo(route: string): void;
  /** Somebody has come by an address that was typed, or pasted. */
  onTyped(hash: string): void;
}

export interface Browser {
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;
  readonly location: { readonly hash: string };
  readonly navigation?: { readonly currentEntry: { readonly index: number } | null } | undefined;
}

export class BackEntries {
  readonly #browser: Browser;
  readonly #shown: Shown;
  #level = 0;
  #address = '#/';
  /** Of the entry for Home among all of the tab. */
  readonly #start: number;
  /** The level to which the history is on its way, where that is our doing. */
  #target: number | undefined;

  constructor(browser: Browser, shown: Shown) {
    this.#browser = browser;
    this.#shown = shown;
    const level = levelIn(browser.history.state);
    if (level === undefined) this.#replace(0, '#/');
    else [this.#level, this.#address] = [level, browser.location.hash];
    this.#start = this.#index() - this.#level;
  }

  keep(): void {
    if (this.#target !== undefined) return;
    const { history } = this.#browser;
    const wanted = this.#wanted();
    const address = `#/${this.#shown.route()}`;
    if (this.#level > wanted) {
      this.#target = wanted;
      history.go(wanted - this.#level);
      return;
    }
    if (this.#level === wanted && this.#address !== address) this.#replace(wanted, address);
    while (this.#level < wanted) {
      history.pushState(++this.#level, '', address);
      this.#address = address;
    }
  }

  arrive(): void {
    const target = this.#target;
    this.#target = undefined;
    const level = levelIn(this.#browser.history.state);
    const { hash } = this.#browser.location;
    if (level === undefined) this.#adopt(hash);
    else {
      [this.#level, this.#address] = [level, hash];
      if (target !== undefined && level >= target) this.keep();
      else if (level > this.#wanted()) this.#goForward();
      else this.#goBack();
    }
  }

  #goBack(): void {
    while (this.#wanted() > this.#level && this.#shown.closeLast());
    if (this.#level === 0) this.#shown.goHome();
  }

  #goForward(): void {
    const asked = routeIn(this.#address);
    if (asked && asked !== this.#shown.route()) this.#shown.goTo(asked);
    else this.keep();
  }

  /** The browser made an entry above the last one; where the address is the same, some put it in its place. */
  #adopt(hash: string): void {
    const isAnother = hash !== this.#address;
    const isAbove = isAnother || this.#index() > this.#start + this.#level;
    // It is plain at once, and then given back: what is asked for is opened where everything else is.
    this.#replace(isAbove ? this.#level + 1 : this.#level, this.#address);
    this.keep();
    if (isAnother) this.#shown.onTyped(hash);
  }

  #index(): number {
    return this.#browser.navigation?.currentEntry?.index ?? 0;
  }

  #wanted(): number {
    return (this.#shown.route() === '' ? 0 : 1) + this.#shown.open();
  }

  #replace(level: number, address: string): void {
    this.#browser.history.replaceState(level, '', address);
    [this.#level, this.#address] = [level, address];
  }
}

function levelIn(state: unknown): number | undefined {
  return typeof state === 'number' ? state : undefined;
}
