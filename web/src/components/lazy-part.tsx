import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Part } from '#web/i18n/parts.ts';
import { useTextStore } from '#web/i18n/text-provider.tsx';
import { useValue } from '#web/kernel/value.ts';

/** Marks the place of a part, so that what stands below the page waits for it (`shell.css`). */
const COMING = <span className="part-coming" hidden />;

/** Returns a component whose code, and whose catalogues, come when it is first shown. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: readonly Part[] = [],
): ComponentType<P> {
  const Part = lazy<ComponentType<P>>(async () => ({ default: await load() }));
  return (props) => {
    const hasTexts = useParts(texts);
    // Code and catalogues come at the same time; a load that fails here fails again, and is told, when the part is
    // shown.
    useEffect(() => void load().catch(() => {}), []);
    return hasTexts ? (
      <Suspense fallback={COMING}>
        <Part {...props} />
      </Suspense>
    ) : (
      COMING
    );
  };
}

function useParts(texts: readonly Part[]): boolean {
  const store = useTextStore();
  const { parts } = useValue(store.state);
  const [failure, setFailure] = useState<unknown>(null);
  const isThere = texts.every((part) => parts.has(part));
  useEffect(() => {
    if (!isThere) store.need(texts).catch(setFailure);
  }, [isThere, store, texts]);
  if (failure !== null) throw failure;
  return isThere;
}
