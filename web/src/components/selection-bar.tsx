import type { ReactNode } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { Button } from './button.tsx';
import { useLateWords } from './notice.tsx';
import './selection-bar.css';

/** Shows the acts on the selected rows of a list. The bar stays in sight while any row is selected. */
export function SelectionBar({
  count,
  progress,
  onClear,
  children,
}: {
  /** The number of selected rows. */
  readonly count: number;
  readonly progress: string | undefined;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) {
  const t = useText();
  return (
    <fieldset className="selection-bar no-print">
      <legend className="visually-hidden">{t('tables.selection')}</legend>
      <p role="status">
        <span ref={useLateWords(true)}>{progress ?? t('pick.chosen', { count })}</span>
      </p>
      <div className="selection-actions">
        {children}
        <Button size="compact" look="quiet" icon="cross" onClick={onClear}>
          {t('pick.clear')}
        </Button>
      </div>
    </fieldset>
  );
}
