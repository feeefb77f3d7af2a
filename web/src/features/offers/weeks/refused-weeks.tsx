import type { ReactNode } from 'react';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

/** The place of the notice, which says what is wrong with an open cell. */
export const REFUSED_WEEKS_ID = 'refused-weeks';

/** Tells which entries were not taken over, and how to leave a cell that is still open with one. */
export function RefusedWeeks({
  isOpen,
  children,
}: {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  const t = useText();
  return (
    <div id={REFUSED_WEEKS_ID}>
      <Notice tone="warn" role="alert" title={t('offerform.week.refusedTitle')}>
        <ul>{children}</ul>
        {isOpen && <p>{t('offerform.keys.open')}</p>}
      </Notice>
    </div>
  );
}
