import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { CHUNK_LOAD_TIMEOUT_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Part } from '#web/i18n/parts.ts';
import { useTextStore } from '#web/i18n/text-provider.tsx';
import { unreachableError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { FailureState } from './failure-state.tsx';

/** Marks the place of a part, so that what stands below the page waits for it (`shell.css`). */
export const COMING = <span className="part-coming" hidden />;

/**
 * Returns a component whose code, and whose catalogues, come when it is first shown. Where they cannot come, its place
 * says so, and it tries again with the signal.
 * Code that has failed to come is not asked for again by older browsers until the page is loaded again, which a press
 * does where the service answers: https://github.com/whatwg/html/pull/10327
 */
export function lazyPart<P extends object>(
  code: () => Promise<ComponentType<P>>,
  texts: readonly Part[] = [],
  coming: ReactNode = COMING,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return (props) => {
    const { after, api } = useKernel();
    const store = useTextStore();
    const [Part, setPart] = useState(() => {
      const { parts } = store.state.get();
      return texts.every((part) => parts.has(part)) ? loaded : undefined;
    });
    const [failure, setFailure] = useState<unknown>(null);
    const load = useCallback(async () => {
      setFailure(null);
      const all = Promise.all([code(), store.need(texts)]);
      const [component] = await loadChunk(() => all, after);
      loaded = component;
      setPart(() => component);
    }, [store, after]);
    const bring = useCallback(() => {
      load().catch((error: unknown) => setFailure(unreachableError(error)));
    }, [load]);
    const bringOrReload = () => {
      load().catch((error: unknown) =>
        api.call('GET health', {}, { quiet: true }).then(
          () => window.location.reload(),
          () => setFailure(unreachableError(error)),
        ),
      );
    };
    useEffect(() => {
      if (Part === undefined) bring();
    }, [Part, bring]);
    // Before anybody sees the failure: a signal that comes right then is not missed.
    useLayoutEffect(() => {
      if (failure === null) return undefined;
      window.addEventListener('online', bring);
      return () => window.removeEventListener('online', bring);
    }, [failure, bring]);
    if (failure !== null) return <FailureState error={failure} onRetry={bringOrReload} />;
    return Part === undefined ? coming : <Part {...props} />;
  };
}

/** Loads the code of a page; it counts as failed when it has not come after 120 s (specification section 9). */
function loadChunk<T>(
  load: () => Promise<T>,
  after: (ms: number, action: () => void) => () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(CHUNK_LOAD_TIMEOUT_SECONDS * SECOND_MS, () => {
      reject(new Error(`A page's code did not come within ${CHUNK_LOAD_TIMEOUT_SECONDS} s`));
    });
    load().then(resolve, reject).finally(cancel);
  });
}
