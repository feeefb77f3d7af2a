import { areTermsOutdated } from '#shared/accounts/terms.ts';
import { Button } from '#web/components/button.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useSession } from '#web/kernel/use-session.ts';
import { useAcceptTerms } from './use-accept-terms.ts';

/** Accepts the terms above, or says when they were accepted. */
export function AcceptTerms({ version }: { readonly version: string }) {
  const t = useText();
  const { longDay } = useFormats();
  const session = useSession();
  const acceptance = useAcceptTerms();
  if (session.status !== 'signedIn') return null;
  const { supExtra } = session.account.data;
  const isOutdated = areTermsOutdated({ supExtra }, version);
  const { tosAcceptedOn } = supExtra;
  if (tosAcceptedOn !== undefined && !isOutdated) {
    return (
      <div className="terms-accept">
        <Notice tone="ok" title={t('accounts.terms.accepted', { day: longDay(tosAcceptedOn) })} />
      </div>
    );
  }
  return (
    <section className="terms-accept stack" aria-label={t('accounts.terms.accept')}>
      {tosAcceptedOn !== undefined && (
        <Notice tone="warn" title={t('accounts.terms.changed', { day: longDay(tosAcceptedOn) })} />
      )}
      <p>{t('accounts.terms.effect')}</p>
      {acceptance.error !== null && <FailureState error={acceptance.error} />}
      <div className="buttons">
        <Button
          look="primary"
          busy={acceptance.isPending}
          onClick={() => acceptance.accept(version)}
        >
          {t('accounts.terms.accept')}
        </Button>
      </div>
    </section>
  );
}
