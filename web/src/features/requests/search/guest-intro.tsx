import { Button } from '#web/components/button.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { CategoriesLeftOut } from './categories-left-out.tsx';
import { requestParams } from './request-params.ts';
import { SearchLimits } from './search-limits.tsx';
import { SuitableOffers } from './suitable-offers.tsx';
import { useCountableOffers } from './use-countable-offers.ts';
import { useCountedChoice } from './use-counted-choice.ts';

const OFFERS_SHOWN = 3;
const NEEDED = ['search', 'account', 'site', 'time'] as const;

/** Shows the steps of a request, before anybody signs in; sign-in comes back to this very place. */
export function GuestIntro({ animalkind }: { readonly animalkind: EntityOf<'animalkind'> }) {
  const t = useText();
  const signIn = useSignIn();
  const [inAddress] = useListState(requestParams);
  const { choice, leftOut } = useCountedChoice(inAddress);
  const offers = useCountableOffers(animalkind.id, choice, {
    position: undefined,
    limit: OFFERS_SHOWN,
  });
  if (offers.isLoading) return <LoadingState />;
  return (
    <div className="stack-l">
      <SuitableOffers animalkind={animalkind} position={undefined} found={offers} />
      <CategoriesLeftOut categories={leftOut} />
      <section aria-labelledby="needed" className="stack">
        <h2 id="needed">{t('words.needed')}</h2>
        <p>{t('requests.neededText')}</p>
        <SearchLimits />
        <ul>
          {NEEDED.map((key) => (
            <li key={key}>{t(`requests.needed.${key}`)}</li>
          ))}
        </ul>
        <div className="buttons">
          <Button look="primary" onClick={signIn}>
            {t('words.signInAndGoOn')}
          </Button>
        </div>
      </section>
    </div>
  );
}
