import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { Part } from '#web/i18n/parts.ts';
import { useTextStore } from '#web/i18n/text-provider.tsx';
import { unreachableError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { loadChunk } from '#web/kernel/load-chunk.ts';
import { useValue } from '#web/kernel/value.ts';
import { FailureState } from './failure-state.tsx';

/** Marks the place of a part, so that what stands below the page waits for it (`shell.css`). */
export const COMING = <span className="part-coming" hidden />;

/**
 * Returns a component whose code, and whose catalogues, come when it is first shown. Where they cannot come, its place
 * says so, and it tries again with the signal.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: readonly Part[] = [],
  coming: ReactNode = COMING,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return (props) => {
    const { after } = useKernel();
    const store = useTextStore();
    const { parts } = useValue(store.state);
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>(null);
    const isThere = Part !== undefined && texts.every((part) => parts.has(part));
    const bring = useCallback(() => {
      setFailure(null);
      const all = Promise.all([load(), store.need(texts)]);
      loadChunk(() => all, after).then(
        ([component]) => {
          loaded = component;
          setPart(() => component);
        },
        (error: unknown) => setFailure(unreachableError(error)),
      );
    }, [store, after]);
    useEffect(() => {
      if (!isThere) bring();
    }, [isThere, bring]);
    // Before anybody sees the failure: a signal that comes right then is not missed.
    useLayoutEffect(() => {
      if (failure === null) return undefined;
      window.addEventListener('online', bring);
      return () => window.removeEventListener('online', bring);
    }, [failure, bring]);
    if (failure !== null) return <FailureState error={failure} onRetry={bring} />;
    return isThere ? <Part {...props} /> : coming;
  };
}
