import { Button } from '#web/components/button.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useSession } from '#web/kernel/use-session.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { activeConditions, type Market, scopeOf } from './search-filter.ts';
import type { OfferSearchState } from './search-params.ts';
import { useConditionWords } from './use-condition-words.ts';

/** Prints the search as proof for the control body: when, by whom, where, which conditions, how many offers. */
export function SearchProof({
  market,
  state,
  options,
  total,
}: {
  readonly market: Market;
  readonly state: OfferSearchState;
  readonly options: AnimalKindOptions;
  readonly total: number;
}) {
  const t = useText();
  const { time, number } = useFormats();
  const { data: country } = useCountry();
  const { now } = useKernel();
  const session = useSession();
  const wordsOf = useConditionWords(market, state, options);
  const conditions = [...scopeOf(market), ...activeConditions(state).keys()].map(wordsOf);
  return (
    <div className="search-proof">
      <Button icon="print" onClick={() => window.print()}>
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
        <dt>{t('offers.suppliersCountry')}</dt>
        <dd>
          <LabelText labels={country.labels} />
        </dd>
        <dt>{t('offers.proof.conditions')}</dt>
        {conditions.length === 0 && <dd>{t('offers.proof.none')}</dd>}
        {conditions.map((words) => (
          <dd key={words}>{words}</dd>
        ))}
        <dt>{t('offers.proof.found')}</dt>
        <dd>{number(total)}</dd>
      </dl>
    </div>
  );
}
