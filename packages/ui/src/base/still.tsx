/** Parts of a screen that stay as they are. */
import type { ComponentType } from 'preact';
import { Component } from 'preact';

type Props = Readonly<Record<string, unknown>>;

/** Whether two sets of props differ in any of them. */
export function differ(ones: object, others: object): boolean {
  const [one, other] = [ones as Props, others as Props];
  return (
    Object.keys(one).length !== Object.keys(other).length ||
    Object.keys(one).some((name) => one[name] !== other[name])
  );
}

/** The same component, drawn again only when one of its props is another one. */
export function still<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  return class Still extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return differ(this.props, next);
    }
    override render() {
      return <Drawn {...(this.props as P)} />;
    }
  };
}
