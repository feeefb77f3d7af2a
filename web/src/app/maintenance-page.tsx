import { useCallback, useEffect, useState } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { Button } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { CountryLinks } from '#web/features/countries/country-links.tsx';
import { knownCountries } from '#web/features/countries/known-countries.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

const RETRY_SECONDS = 30;

/** Stands for the whole application while the service is away; asks again every 30 s. */
export function MaintenancePage({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const t = useText();
  const { storage } = useKernel();
  const { seconds, isTrying, retry } = useRetry(onRetry);
  const others = knownCountries(storage);
  return (
    <>
      <PageHeading title={t('maintenance.title')} lead={t('maintenance.text')} />
      <p>{t('maintenance.drafts')}</p>
      {/* Read out once, not each second. */}
      <p className="muted numbers" aria-hidden="true">
        {isTrying ? t('maintenance.trying') : t('maintenance.next', { seconds })}
      </p>
      <p className="visually-hidden" role="status">
        {t('maintenance.automatic', { seconds: RETRY_SECONDS })}
      </p>
      <div className="buttons">
        <Button look="primary" busy={isTrying} onClick={retry}>
          {t('maintenance.now')}
        </Button>
      </div>
      {others.length > 1 && (
        <section className="other-countries">
          <h2>{t('maintenance.otherCountries')}</h2>
          <CountryLinks countries={others} />
        </section>
      )}
    </>
  );
}

function useRetry(onRetry: () => Promise<void>) {
  const { after } = useKernel();
  const [seconds, setSeconds] = useState(RETRY_SECONDS);
  const [isTrying, setTrying] = useState(false);

  const retry = useCallback(() => {
    setTrying(true);
    onRetry()
      .catch(() => {})
      .finally(() => {
        setTrying(false);
        setSeconds(RETRY_SECONDS);
      });
  }, [onRetry]);

  useEffect(() => {
    if (isTrying) return undefined;
    return after(SECOND_MS, () => {
      if (seconds > 1) setSeconds(seconds - 1);
      else retry();
    });
  }, [after, isTrying, seconds, retry]);

  return { seconds, isTrying, retry };
}
