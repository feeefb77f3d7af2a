import { useMutation, useQueryClient } from '@tanstack/react-query';
import { OFFERS_CONFIRMED_AT_ONCE } from '#shared/offers/limits.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { focusHeading } from '#web/components/focus-heading.ts';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useForgetOffers } from '../use-change-offer.ts';

/** What has lapsed is found again with one tap; who wants to look at each goes where they are confirmed. */
export function ConfirmLapsed({ lapsed }: { readonly lapsed: readonly EntityOf<'offer'>[] }) {
  const t = useText();
  const errorText = useErrorText();
  const notify = useNotify();
  const confirm = useConfirmOffers((count) => {
    notify('success', t('offers.lapsedConfirmed', { count }));
    // The button goes with what it confirms.
    focusHeading();
  });
  return (
    <Notice tone="warn" title={t('offers.lapsedTitle')}>
      <p>{t('offers.lapsedText')}</p>
      <div className="buttons">
        <Button
          look="primary"
          icon="check"
          busy={confirm.isPending}
          onClick={() => confirm.mutate(lapsed)}
        >
          {t('offers.confirmLapsed', { count: lapsed.length })}
        </Button>
        <ButtonLink to={pathTo('OfferActivity')}>{t('offers.confirmEach')}</ButtonLink>
      </div>
      {confirm.error && <p role="alert">{errorText(confirm.error)}</p>}
    </Notice>
  );
}

/** Confirms these offers, country by country; `onConfirmed` hears how many were. */
function useConfirmOffers(onConfirmed: (count: number) => void) {
  const { api } = useKernel();
  const queries = useQueryClient();
  const forget = useForgetOffers();
  return useMutation({
    mutationFn: async (offers: readonly EntityOf<'offer'>[]) => {
      let count = 0;
      for (const [country, members] of Map.groupBy(offers, ({ data }) => data.country)) {
        for (let at = 0; at < members.length; at += OFFERS_CONFIRMED_AT_ONCE) {
          const portion = members.slice(at, at + OFFERS_CONFIRMED_AT_ONCE).map(({ id }) => id);
          const input = { country, offers: portion };
          const options = { quiet: true } as const;
          const said = await api.call('POST livestock/offer/confirmactivity', input, options);
          count += said.confirmed;
        }
      }
      return count;
    },
    onSuccess: onConfirmed,
    onSettled: async () => {
      await Promise.all([forget(), queries.invalidateQueries({ queryKey: ['entity', 'account'] })]);
    },
  });
}
