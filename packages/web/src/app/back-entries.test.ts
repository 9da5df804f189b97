import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeIn } from '../links/address.js';
import { BackEntries, type Browser, type Shown } from './back-entries.js';

/** A browser with the page that was there before the app, and an app that shows what it is told to. */
class Pretended implements Browser {
  entries: { state: unknown; hash: string }[] = [{ state: null, hash: '' }];
  at = 0;
  route: string;
  things = 0;
  typed: string[] = [];
  back: BackEntries;
  /** Where the browser is on its way to: it does not go there at once. */
  readonly #ways: number[] = [];

  constructor(route = '') {
    this.route = route;
    this.back = this.#start();
    this.back.keep();
  }

  #start(): BackEntries {
    const shown: Shown = {
      route: () => this.route,
      open: () => this.things,
      closeLast: () => this.things > 0 && this.things-- > 0,
      goHome: () => this.show(''),
      goTo: (route) => this.show(route),
      onTyped: (hash) => {
        this.typed.push(hash);
        const route = routeIn(hash);
        if (route !== undefined) this.show(route);
      },
    };
    return new BackEntries(this, shown);
  }

  get location() {
    return { hash: this.entries[this.at]?.hash ?? '' };
  }

  get navigation() {
    return { currentEntry: { index: this.at + 3 } };
  }

  get history() {
    return {
      state: this.entries[this.at]?.state,
      go: (by = 0) => void this.#ways.push(by),
      pushState: (state: unknown, _: string, hash?: string | URL | null) => this.#add({ state, hash: `${hash}` }),
      replaceState: (state: unknown, _: string, hash?: string | URL | null) => {
        this.entries[this.at] = { state, hash: `${hash}` };
      },
    };
  }

  #add(entry: { state: unknown; hash: string }): void {
    this.entries = [...this.entries.slice(0, ++this.at), entry];
  }

  show(route: string): void {
    this.route = route;
    this.back.keep();
  }

  open(): void {
    this.things++;
    this.back.keep();
  }

  close(): void {
    this.things = Math.max(0, this.things - 1);
    this.back.keep();
  }

  /** As the player's buttons do it; false where that would leave the app. */
  goBy(by: number): boolean {
    if (this.at + by < 0 || this.at + by >= this.entries.length) return false;
    this.#ways.push(by);
    return true;
  }

  /** @param inPlace some browsers replace the entry where the address is the same */
  type(hash: string, inPlace = false): void {
    if (inPlace && hash === this.location.hash) this.history.replaceState(null, '', hash);
    else this.#add({ state: null, hash });
    this.back.arrive();
  }

  reload(): void {
    this.things = 0;
    this.#ways.length = 0;
    this.route = routeIn(this.location.hash) ?? '';
    this.back = this.#start();
    this.back.keep();
  }

  /** Goes where it is on its way to. */
  settle(): void {
    for (let by = this.#ways.shift(); by !== undefined; by = this.#ways.shift()) {
      const to = this.at + by;
      if (to < 0 || to >= this.entries.length) continue;
      this.at = to;
      this.back.arrive();
      // What was closed is told of.
      this.back.keep();
    }
  }

  get seen() {
    return `${this.location.hash} ${this.things}`;
  }
}

function started(route?: string): Pretended {
  return new Pretended(route);
}

describe('Back', () => {
  const goBack = (app: Pretended) => {
    const isStill = app.goBy(-1);
    app.settle();
    return isStill ? app.seen : 'left';
  };

  it('closes one thing after the other, goes Home, then leaves', () => {
    const app = started();
    app.show('a');
    app.open();
    app.open();
    expect([1, 2, 3, 4].map(() => goBack(app))).toEqual(['#/a 1', '#/a 0', '#/ 0', 'left']);
  });

  it('goes Home from a puzzle that a link led to', () => {
    const app = started('a');
    expect(app.seen).toBe('#/a 0');
    expect([goBack(app), goBack(app)]).toEqual(['#/ 0', 'left']);
  });

  it('does the next thing where the last one was closed without it', () => {
    const app = started('a');
    app.open();
    app.close();
    app.settle();
    expect([goBack(app), goBack(app)]).toEqual(['#/ 0', 'left']);
  });

  it('closes all that is open where it is pressed quickly, and adds nothing', () => {
    const app = started('a');
    app.open();
    app.open();
    for (let times = 0; times < 3; times++) app.goBy(-1);
    const before = app.entries.length;
    app.settle();
    expect([app.seen, app.entries.length]).toEqual(['#/ 0', before]);
  });

  it('counts though something is being closed at this moment', () => {
    const app = started('a');
    app.open();
    app.close();
    app.goBy(-1);
    app.settle();
    expect(app.seen).toBe('#/ 0');
  });

  it('leaves a sheet alone that was opened from a menu', () => {
    const app = started('a');
    app.open();
    app.close();
    app.open();
    app.settle();
    expect([app.seen, goBack(app), goBack(app)]).toEqual(['#/a 1', '#/a 0', '#/ 0']);
  });
});

describe('Forward', () => {
  it('opens a puzzle again, and nothing that was closed', () => {
    const app = started();
    app.show('a');
    app.open();
    for (let times = 0; times < 2; times++) {
      app.goBy(-1);
      app.settle();
    }
    for (let times = 0; times < 2; times++) {
      app.goBy(1);
      app.settle();
      expect(app.seen).toBe('#/a 0');
    }
  });
});

describe('an address that is typed', () => {
  it('adds nothing, however often, and is told of', () => {
    const app = started();
    for (const hash of ['#/a', '#/b?t=9', '#1packed', '#/', '#/c']) {
      app.type(hash);
      app.settle();
      expect(app.location.hash).toBe(`#/${app.route}`);
    }
    expect(app.typed).toEqual(['#/a', '#/b?t=9', '#1packed', '#/', '#/c']);
    expect(app.entries.map(({ hash }) => hash)).toEqual(['#/', '#/c']);
  });

  it.each([true, false])('that is there already changes nothing; in its place: %j', (inPlace) => {
    const app = started();
    const type = (hash: string) => {
      app.type(hash, inPlace);
      app.settle();
      return app.entries.slice(0, app.at + 1);
    };
    expect(type('#/')).toEqual([{ state: 0, hash: '#/' }]);
    app.show('a');
    expect(type('#/a')).toEqual([
      { state: 0, hash: '#/' },
      { state: 1, hash: '#/a' },
    ]);
    expect(app.typed).toEqual([]);
  });
});

describe('the entries of the history', () => {
  const open = fc.constant((app: Pretended) => app.open());
  const close = fc.constant((app: Pretended) => app.close());
  const goOn = fc.constant((app: Pretended) => app.settle());
  const reload = fc.constant((app: Pretended) => {
    app.settle();
    app.reload();
  });
  const show = fc.constantFrom('', 'a', 'b').map((route) => (app: Pretended) => app.show(route));
  const hash = fc.constantFrom('#/', '#/a', '#/b', '#1x');
  const type = fc.tuple(hash, fc.boolean()).map(([hash, inPlace]) => (app: Pretended) => {
    app.settle();
    app.type(hash, inPlace);
  });
  const goBy = fc.constantFrom(-3, -1, -1, -1, 1, 2).map((by) => (app: Pretended) => void app.goBy(by));

  it('are as many as there are things to go back from, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(open, close, goOn, reload, show, type, goBy), { maxLength: 30 }), (acts) => {
        const app = started();
        let most = 0;
        for (const act of acts) {
          act(app);
          most = Math.max(most, (app.route === '' ? 0 : 1) + app.things);
        }
        app.settle();
        expect(app.at).toBe((app.route === '' ? 0 : 1) + app.things);
        expect(app.location.hash).toBe(`#/${app.route}`);
        expect(app.entries.map(({ state }) => state)).toEqual(app.entries.map((_, i) => i));
        expect(app.entries.length).toBeLessThanOrEqual(most + 2);
      }),
    );
  });
});
