import { useEffect, useRef } from 'react';
import { writeListState } from '#shared/kernel/list-state.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { offerSearchPath } from '#shared/mail/offer-paths.ts';
import { SAVED_SEARCH_NAME_LENGTH, SAVED_SEARCHES } from '#shared/offers/limits.ts';
import type { SavedSearch } from '#shared/offers/savedsearches.ts';
import { activeConditions, type Market, scopeOf } from '#shared/offers/search-filter.ts';
import { type OfferSearchState, searchParams } from '#shared/offers/search-params.ts';
import { Button } from '#web/components/button.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { useConditionWords } from '../search/use-condition-words.tsx';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { useSavedSearches } from './use-saved-searches.ts';

/**
 * The search that a guest went to sign in for: it is saved on return, without another press. Its name does not begin
 * with `search.`: `forgetLastSearch` clears those.
 */
const SAVING = 'saving.search';

/** Saves the search of the page, so that its new offers are mailed; pressed once more, it is no longer saved. */
export function SaveSearch(search: {
  readonly market: Market;
  readonly state: OfferSearchState;
  readonly options: AnimalKindOptions;
}) {
  const t = useText();
  const { redirects, storage } = useKernel();
  const isGuest = useSession().status !== 'signedIn';
  const signIn = useSignIn();
  const words = useRef<HTMLParagraphElement>(null);
  const { searches, save, isLoaded } = useSavedSearches();
  const begun = useBegunSearch(search);
  const isThis = (other: SavedSearch) => keyOf(other) === keyOf(begun);
  const match = searches.find(isThis);
  const isFull = searches.length >= SAVED_SEARCHES && match === undefined;
  const named = () => ({
    ...begun,
    name: (words.current?.textContent ?? '').slice(0, SAVED_SEARCH_NAME_LENGTH),
  });
  // The press of a reader who had ended the mails of the search begins them again.
  const isMailed = match?.mail === true;
  const withMails = (asked: SavedSearch) => (now: readonly SavedSearch[]) =>
    now.some(isThis)
      ? now.map((other) => (isThis(other) ? { ...other, mail: true } : other))
      : [...now, asked];
  useSavedOnReturn(isLoaded, begun, (asked) => {
    if (!isMailed && !isFull) save.mutate(withMails(asked));
  });
  const press = () => {
    if (isMailed) save.mutate((now) => now.filter((other) => !isThis(other)));
    else if (!isGuest) save.mutate(withMails(named()));
    else {
      storage.set(SAVING, JSON.stringify(named()));
      const route = offerSearchPath(begun.animalkind, begun.query);
      redirects.set('afterRegistration', { route, once: true });
      signIn();
    }
  };
  return (
    <section className="none-fits no-print" aria-labelledby="save-search">
      <h3 id="save-search">{t('saved.mail')}</h3>
      <p ref={words}>
        <SearchWords {...search} />
      </p>
      <p className="muted">{isGuest ? t('saved.askGuest') : t('saved.askText')}</p>
      {!isFull && (
        <Button
          icon="bell"
          aria-pressed={isMailed}
          busy={save.isPending || (!isGuest && !isLoaded)}
          onClick={press}
        >
          {t('saved.keep')}
        </Button>
      )}
      <p role="status">
        {isFull && t('saved.full', { count: SAVED_SEARCHES })}
        {isMailed && t('saved.kept')}
      </p>
      {searches.length > 0 && <Link to={pathTo('Saved')}>{t('saved.searches')}</Link>}
    </section>
  );
}

/** Names what is searched: in another order of the offers it is the same. */
function keyOf({ country, animalkind, query }: SavedSearch): string {
  const asked = new URLSearchParams(query);
  asked.delete('sort' satisfies keyof OfferSearchState);
  return [country, animalkind, asked].join(' ');
}

/** Returns the search of the page as it would be saved, without a name. */
function useBegunSearch({
  market,
  state,
}: {
  readonly market: Market;
  readonly state: OfferSearchState;
}): SavedSearch {
  const { now } = useKernel();
  const { id: country } = useCountry();
  // How the results are shown is no part of what is searched.
  const asked = { ...state, view: searchParams.view.initial, farther: false };
  return {
    country,
    animalkind: market.animalkind,
    query: writeListState(searchParams, new URLSearchParams(), asked).toString(),
    name: '',
    mail: true,
    since: new Date(now()).toISOString(),
  };
}

/** Shows a search in words: "Cattle · Place: 84028 Landshut, 200 km". */
function SearchWords({
  market,
  state,
  options,
}: {
  readonly market: Market;
  readonly state: OfferSearchState;
  readonly options: AnimalKindOptions;
}) {
  const kind = useEntity('animalkind', market.animalkind).data;
  const wordsOf = useConditionWords(market, state, options);
  const conditions = [...scopeOf(market), ...activeConditions(state).keys()];
  return (
    <>
      {kind && <LabelText labels={kind.data.labels} />}
      {conditions.map((name) => (
        <span key={name}> · {wordsOf(name)}</span>
      ))}
    </>
  );
}

/** Saves, once, the search that its guest went to sign in for within the hour. */
function useSavedOnReturn(
  isReady: boolean,
  begun: SavedSearch,
  save: (search: SavedSearch) => void,
): void {
  const { storage, now } = useKernel();
  useEffect(() => {
    const text = isReady ? storage.get(SAVING) : null;
    if (text === null) return;
    // Written by `SaveSearch` only.
    const asked: SavedSearch = JSON.parse(text);
    if (keyOf(asked) !== keyOf(begun)) return;
    storage.remove(SAVING);
    // On a shared device a later person may come to the search of a guest who never signed in.
    if (now() - Date.parse(asked.since) < HOUR_MS) save(asked);
  });
}
