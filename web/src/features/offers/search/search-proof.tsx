import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activeConditions, type Market, scopeOf } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { Button } from '#web/components/button.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { PrintHead } from '#web/components/print-head.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { unreachableError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useSession } from '#web/kernel/use-session.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { useConditionWords } from './use-condition-words.tsx';
import type { OfferSearch } from './use-offer-search.ts';

/**
 * Prints the search as proof for the control body: when, by whom, where, which conditions, how many offers the list
 * shows, and how many of them count. Without a press of the button, paper says of which moment the page is.
 */
export function SearchProof({
  market,
  state,
  options,
  found,
}: {
  readonly market: Market;
  readonly state: OfferSearchState;
  readonly options: AnimalKindOptions;
  readonly found: OfferSearch;
}) {
  const t = useText();
  const { time, number } = useFormats();
  const { data: country } = useCountry();
  const session = useSession();
  const wordsOf = useConditionWords(market, state, options);
  const conditions = [...scopeOf(market), ...activeConditions(state).keys()];
  const { data: proof, mutate: take, isPending, error } = useProof(market, state, found);
  // Nothing is said of other conditions than those that were counted with.
  const shown = proof ?? (found.pages.isPlaceholderData ? undefined : found.overview);
  return (
    <section aria-label={t('offers.printProof')} className="search-proof">
      <Button icon="print" busy={isPending} onClick={() => take()}>
        {t('offers.printProof')}
      </Button>
      <PrintHead>{t('offers.proof.title')}</PrintHead>
      <dl className="summary-list print-only">
        <div>
          <dt>{t('offers.proof.when')}</dt>
          <dd>{shown ? time(new Date(shown.at).toISOString()) : '–'}</dd>
        </div>
        <div>
          <dt>{t('offers.proof.who')}</dt>
          <dd>
            {session.status === 'signedIn'
              ? session.account.data.staticData.name
              : t('offers.proof.guest')}
          </dd>
        </div>
        <div>
          <dt>{t('offers.condition.country')}</dt>
          <dd>
            <LabelText labels={country.labels} />
          </dd>
        </div>
        <div>
          <dt>{t('list.filters')}</dt>
          {conditions.length === 0 && <dd>{t('offers.proof.none')}</dd>}
          {conditions.map((name) => (
            <dd key={name}>{wordsOf(name)}</dd>
          ))}
        </div>
        <div>
          <dt>{t('offers.proof.listed')}</dt>
          <dd>{shown ? number(shown.count) : '–'}</dd>
        </div>
        {proof && <CountedOffers proof={proof} />}
      </dl>
      {error && <FailureState error={error} onRetry={take} />}
    </section>
  );
}

/** Says how many offers count and by which rule; where the list shows more, how many of it were not counted. */
function CountedOffers({ proof: { count, counted, until } }: { readonly proof: Proof }) {
  const t = useText();
  const { number, day: dayOf } = useFormats();
  const day = dayOf(until);
  const more = count - counted;
  return (
    <div>
      <dt>{t('offers.proof.found')}</dt>
      <dd>{number(counted)}</dd>
      <dd>{t('offers.proof.rule', { day })}</dd>
      {more > 0 && (
        <dd>{t('offers.proof.notCounted', { count: more, shown: number(more), day })}</dd>
      )}
    </div>
  );
}

/** The numbers of a search at one instant, in milliseconds since 1970 by the server. */
type Proof = NonNullable<ReturnType<typeof useProof>['data']>;

/**
 * Takes the proof of a search: asks again for the list of the page, and how many of its offers count. Once both have
 * come it prints them, as those of that moment.
 */
function useProof(market: Market, state: OfferSearchState, { ask }: OfferSearch) {
  const kernel = useKernel();
  const taking = useMutation({
    mutationFn: async () => {
      const { countForProof } = await import('./count-for-proof.ts').catch((error: unknown) => {
        throw unreachableError(error);
      });
      const [{ count }, counted] = await Promise.all([ask(), countForProof(kernel, market, state)]);
      return { ...counted, count, at: kernel.now() };
    },
  });
  const { data: proof } = taking;
  useEffect(() => {
    // React draws nothing more while an effect runs, and a list draws all of its cards for the paper.
    if (proof) queueMicrotask(() => window.print());
  }, [proof]);
  return taking;
}
