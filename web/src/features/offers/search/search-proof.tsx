import { useState } from 'react';
import { activeConditions, type Market, scopeOf } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { Button } from '#web/components/button.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useSession } from '#web/kernel/use-session.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { useConditionWords } from './use-condition-words.tsx';

const ProofNumbers = lazyPart(() =>
  import('./proof-numbers.tsx').then((file) => file.ProofNumbers),
);

/**
 * Prints the search as proof for the control body: when, by whom, where, which conditions, how many offers the list
 * shows. How many of them count is asked for when the proof is wanted, and printed with it.
 */
export function SearchProof({
  market,
  state,
  options,
  listed,
}: {
  readonly market: Market;
  readonly state: OfferSearchState;
  readonly options: AnimalKindOptions;
  /** The number of offers in the list of the page; undefined while they are being counted. */
  readonly listed: number | undefined;
}) {
  const t = useText();
  const { time, number } = useFormats();
  const [presses, setPresses] = useState(0);
  const { data: country } = useCountry();
  const { now } = useKernel();
  const session = useSession();
  const wordsOf = useConditionWords(market, state, options);
  const conditions = [...scopeOf(market), ...activeConditions(state).keys()];
  return (
    <section aria-label={t('offers.printProof')} className="search-proof">
      <Button icon="print" onClick={() => setPresses(presses + 1)}>
        {t('offers.printProof')}
      </Button>
      <dl className="print-only">
        <dt>{t('offers.proof.when')}</dt>
        <dd>{time(new Date(now()).toISOString())}</dd>
        <dt>{t('offers.proof.who')}</dt>
        <dd>
          {session.status === 'signedIn'
            ? session.account.data.staticData.name
            : t('offers.proof.guest')}
        </dd>
        <dt>{t('offers.condition.country')}</dt>
        <dd>
          <LabelText labels={country.labels} />
        </dd>
        <dt>{t('list.filters')}</dt>
        {conditions.length === 0 && <dd>{t('offers.proof.none')}</dd>}
        {conditions.map((name) => (
          <dd key={name}>{wordsOf(name)}</dd>
        ))}
        <dt>{t('offers.proof.listed')}</dt>
        <dd>{listed === undefined ? '–' : number(listed)}</dd>
      </dl>
      {presses > 0 && (
        <ProofNumbers market={market} state={state} listed={listed} presses={presses} />
      )}
    </section>
  );
}
