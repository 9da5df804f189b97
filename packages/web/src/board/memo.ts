import { Component, type ComponentChildren } from 'preact';
import { useCallback, useRef } from 'preact/hooks';

/** A component without hooks of its own that is drawn anew only when one of its properties is another one. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChildren) {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      for (const name in next) if (next[name] !== this.props[name]) return true;
      for (const name in this.props) if (!(name in next)) return true;
      return false;
    }

    override render() {
      return draw(this.props as Props);
    }
  };
}

/** A function that stays the same one and does what it was last given: parts that are large need not be drawn anew for it. */
export function useStable<Arguments extends unknown[], Result>(
  act: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
