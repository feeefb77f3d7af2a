import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { LaterDialog } from './later-dialog.tsx';
import type { Wanted } from './save-availability.ts';

/** Shows the acts on the selected offers. */
export function BulkActs({
  isBusy,
  onSet,
  onConfirm,
}: {
  readonly isBusy: boolean;
  readonly onSet: (wanted: Wanted) => void;
  readonly onConfirm: () => void;
}) {
  const t = useText();
  const [asksDay, setAsksDay] = useState(false);
  const button = (text: string, onClick: () => void) => (
    <Button size="compact" busy={isBusy} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <>
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
    </>
  );
}
