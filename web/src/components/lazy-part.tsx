import { type ComponentType, lazy, Suspense } from 'react';

/** A part of a page whose code comes when it is first shown. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lazy<ComponentType<P>>(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
