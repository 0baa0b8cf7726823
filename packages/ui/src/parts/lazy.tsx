/** Screens that are loaded when somebody goes there. */
import type { ComponentChildren, ComponentType } from 'preact';
import { Component } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tell, withdraw } from '../base/notes.ts';
import { renewed } from '../base/renewed.ts';
import { ui } from '../text/index.ts';

/** A calm word while something is loaded. */
export const Loading = () => (
  <p class="loading" role="status">
    <span class="sweep" aria-hidden="true" />
    {ui('loading')}
  </p>
);

/** Loads the page again. */
export const ReloadButton = () => (
  <button type="button" class="primary" onClick={() => location.reload()}>
    {ui('trouble.reload')}
  </button>
);

/** Something could not be loaded: there is no network, or the site has been renewed since the page was opened. */
export function NotLoaded() {
  const old = renewed.value;
  useEffect(() => {
    // The screen says it already.
    if (old) withdraw();
  }, [old]);
  return (
    <section class="page">
      <h1>{ui('notLoaded.title')}</h1>
      <p>{ui(old ? 'update.old' : 'notLoaded.text')}</p>
      <ReloadButton />
    </section>
  );
}

interface FallbackProps {
  readonly instead: ComponentChildren;
  /** What is said when it is needed; null where what is shown instead says it itself. */
  readonly said?: string | null;
  readonly children: ComponentChildren;
}

/** Shows something else when what is inside fails, and says so once. */
export class Fallback extends Component<FallbackProps> {
  override state = { failed: false };
  static override getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: Error): void {
    console.error(error);
    const { said = ui('screen.failed') } = this.props;
    if (said !== null) tell(said);
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** Makes a screen out of a promise of one. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null;
  return function LazyScreen(props: P) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>(Loaded ? 'there' : 'waiting');
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (screen) => {
          Loaded = screen;
          setState('there');
        },
        () => setState('failed'),
      );
    }, []);
    if (state === 'failed') return <NotLoaded />;
    return Loaded ? <Loaded {...props} /> : <Loading />;
  };
}

/** A small part of a screen that comes later; nothing stands in its place until it is there, or if it cannot be had. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function LazyPart(props: P) {
    const Loaded = useLoaded(load, []);
    return Loaded === undefined || Loaded === 'failed' ? null : <Loaded {...props} />;
  };
}

/** The value of a promise that is made anew whenever the keys change; undefined while it is under way. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): T | 'failed' | undefined {
  const [value, setValue] = useState<{ keys: string; is: T | 'failed' }>();
  const mark = JSON.stringify(keys);
  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => current && setValue({ keys: mark, is: loaded }),
      () => current && setValue({ keys: mark, is: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [mark]);
  return value?.keys === mark ? value.is : undefined;
}

/** Names the page after its screen and brings the reader to its top. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Flotilla` : 'Flotilla';
  }, [title]);
}
