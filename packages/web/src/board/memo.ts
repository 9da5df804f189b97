import { Component, type ComponentChildren } from 'preact';

/** A component that is drawn anew only when one of its properties is another one. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChildren) {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const names = new Set([...Object.keys(this.props), ...Object.keys(next)]) as Set<keyof Props>;
      return [...names].some((name) => this.props[name] !== next[name]);
    }

    override render() {
      return draw(this.props as Props);
    }
  };
}
