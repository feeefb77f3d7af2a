import { isConfirmable } from '#shared/offers/activity.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { confirmationsByCountry, useConfirmOffers } from '../use-confirm-offers.ts';

/** Confirms the chosen offers that can be; it tells how many cannot. */
export function useConfirmChosen(onConfirmed: () => void) {
  const t = useText();
  const notify = useNotify();
  const confirm = useConfirmOffers(confirmationsByCountry);
  return {
    isRunning: confirm.isPending,
    error: confirm.error,
    confirm: (chosen: readonly EntityOf<'offer'>[]) => {
      const right = chosen.filter(({ data }) => isConfirmable(data));
      const left = chosen.length - right.length;
      const leftText = left > 0 ? t('offers.notConfirmable', { count: left }) : '';
      if (right.length === 0) return notify('warning', leftText);
      confirm.mutate(right, {
        onSuccess: ({ confirmed }) => {
          const done = t('words.offersConfirmed', { count: confirmed });
          notify('success', [done, leftText].filter(Boolean).join('. '));
          onConfirmed();
        },
      });
    },
  };
}
