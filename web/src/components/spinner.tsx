import { useEffect, useState } from 'react';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { classNames } from './class-names.ts';

/** Turns while calls are under way. */
export function Spinner() {
  const { api } = useKernel();
  const [active, setActive] = useState(0);
  useEffect(
    () =>
      api.on(({ type }) => {
        if (type === 'start') setActive((calls) => calls + 1);
        else if (type === 'end') setActive((calls) => calls - 1);
      }),
    [api],
  );
  return <div className={classNames('spinner', active > 0 && 'is-turning')} aria-hidden="true" />;
}
