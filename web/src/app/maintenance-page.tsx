import { useCallback, useEffect, useState } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { Button } from '#web/components/button.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { CountryLinks } from '#web/features/countries/country-links.tsx';
import { knownCountries } from '#web/features/countries/known-countries.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { keysOf } from '#web/kernel/form-keys.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSignal } from '#web/kernel/no-signal/use-signal.ts';
import { KeptDrafts } from './kept-drafts.tsx';

const RETRY_SECONDS = { service: 30, signal: 10 } as const;
type Props = { readonly onRetry: () => Promise<void> };

/** Stands for the whole application while the service, or the signal, is away; it asks the server again by itself. */
export function MaintenancePage(props: Props) {
  const { hasSignal, lookAgain } = useSignal();
  if (hasSignal === null) return <LoadingState />;
  return <Away {...props} key={String(hasSignal)} hasSignal={hasSignal} onFailure={lookAgain} />;
}

type AwayProps = Props & { readonly hasSignal: boolean; readonly onFailure: () => void };

function Away({ hasSignal, onRetry, onFailure }: AwayProps) {
  const t = useText();
  const { storage } = useKernel();
  const every = RETRY_SECONDS[hasSignal ? 'service' : 'signal'];
  const { seconds, isTrying, retry } = useRetry({ onRetry, onFailure, every });
  const others = knownCountries(storage);
  return (
    <>
      <PageHeading
        title={t(hasSignal ? 'maintenance.title' : 'noSignal.title')}
        lead={t(hasSignal ? 'maintenance.text' : 'noSignal.text')}
      />
      {keysOf(storage, '').length > 0 && <p>{t('maintenance.drafts')}</p>}
      <p className="muted numbers">
        {isTrying ? t('loading.text') : t('maintenance.next', { seconds })}
      </p>
      <div className="buttons">
        <Button look="primary" busy={isTrying} onClick={retry}>
          {t('action.retry')}
        </Button>
      </div>
      {!hasSignal && <KeptDrafts />}
      {others.length > 1 && (
        <section className="further-links">
          <h2>{t('footer.countries')}</h2>
          <CountryLinks countries={others} />
        </section>
      )}
    </>
  );
}

function useRetry({
  onRetry,
  onFailure,
  every,
}: Omit<AwayProps, 'hasSignal'> & { readonly every: number }) {
  const { after } = useKernel();
  const [seconds, setSeconds] = useState(every);
  const [isTrying, setTrying] = useState(false);

  const retry = useCallback(() => {
    setTrying(true);
    onRetry()
      .catch(onFailure)
      .finally(() => {
        setTrying(false);
        setSeconds(every);
      });
  }, [onRetry, onFailure, every]);

  useEffect(() => {
    if (isTrying) return undefined;
    return after(SECOND_MS, () => {
      if (seconds > 1) setSeconds(seconds - 1);
      else retry();
    });
  }, [after, isTrying, seconds, retry]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { seconds, isTrying, retry };
}
