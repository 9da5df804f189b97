import { Component, type ComponentChildren } from 'preact';

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
