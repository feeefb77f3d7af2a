import { useEffect, useRef } from 'react';
import type { Market } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useProofCount } from './use-proof-count.ts';

/**
 * Says how many offers count and by which rule; where the list shows more, how many of it were not counted. Each press
 * of the button prints once, as soon as this is known.
 */
export function ProofNumbers({
  market,
  state,
  listed,
  presses,
}: {
  readonly market: Market;
  readonly state: OfferSearchState;
  readonly listed: number | undefined;
  readonly presses: number;
}) {
  const t = useText();
  const { number, day: dayOf } = useFormats();
  const { until, counted, error, retry } = useProofCount(market, state);
  const isKnown = counted !== undefined && listed !== undefined;
  const printed = useRef(0);
  useEffect(() => {
    if (!isKnown || printed.current === presses) return;
    printed.current = presses;
    window.print();
  }, [isKnown, presses]);
  if (error) return <FailureState error={error} onRetry={retry} />;
  if (!isKnown) return null;
  const day = dayOf(until);
  const more = listed - counted;
  return (
    <dl className="print-only">
      <dt>{t('offers.proof.found')}</dt>
      <dd>{number(counted)}</dd>
      <dd>{t('offers.proof.rule', { day })}</dd>
      {more > 0 && (
        <dd>{t('offers.proof.notCounted', { count: more, shown: number(more), day })}</dd>
      )}
    </dl>
  );
}
