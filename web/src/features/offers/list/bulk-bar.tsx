import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { SelectionBar } from '#web/components/selection-bar.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { LaterDialog } from './later-dialog.tsx';
import type { Wanted } from './save-availability.ts';
import type { useBulkChange } from './use-bulk-change.ts';

/** Shows the acts on the selected offers. */
export function BulkBar({
  count,
  bulk,
  isConfirming,
  onSet,
  onConfirm,
  onClear,
}: {
  readonly count: number;
  readonly bulk: ReturnType<typeof useBulkChange>;
  readonly isConfirming: boolean;
  readonly onSet: (wanted: Wanted) => void;
  readonly onConfirm: () => void;
  readonly onClear: () => void;
}) {
  const t = useText();
  const [asksDay, setAsksDay] = useState(false);
  const button = (text: string, onClick: () => void) => (
    <Button size="compact" busy={bulk.isRunning || isConfirming} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <SelectionBar
      label={t('offers.bulk')}
      status={
        bulk.isRunning
          ? t('tables.progress', { count: bulk.done, of: bulk.total })
          : t('tables.selected', { count })
      }
      clear={t('tables.selectNone')}
      onClear={onClear}
    >
      {button(t('offers.bulkConfirm'), onConfirm)}
      {button(t('offers.status.available'), () => onSet({ status: 'available' }))}
      {button(t('offers.quick.unavailable'), () => onSet({ status: 'unavailable' }))}
      {button(t('offers.quick.later'), () => setAsksDay(true))}
      {button(t('offers.archive'), () => onSet({ status: 'archived' }))}
      {asksDay && (
        <LaterDialog
          onClose={() => setAsksDay(false)}
          onDone={(availableFrom) => {
            setAsksDay(false);
            onSet({ status: 'later', availableFrom });
          }}
        />
      )}
    </SelectionBar>
  );
}
