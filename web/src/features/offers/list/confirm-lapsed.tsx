import { Button, ButtonLink } from '#web/components/button.tsx';
import { focusHeading } from '#web/components/focus-heading.ts';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { toConfirm, useConfirmOffers } from '../use-confirm-offers.ts';

/** What has lapsed is found again with one tap; who wants to look at each goes where they are confirmed. */
export function ConfirmLapsed({ lapsed }: { readonly lapsed: readonly EntityOf<'offer'>[] }) {
  const t = useText();
  const errorText = useErrorText();
  const notify = useNotify();
  const confirm = useConfirmOffers(toConfirm, ({ confirmed }) => {
    notify('success', t('offers.lapsedConfirmed', { count: confirmed }));
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
