import { useMemo, useState } from 'react';
import type { ProofDocument } from '#shared/proofs/proof-document.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { NEAREST_OFFERS } from '#shared/requests/limits.ts';
import { lastSearch } from '#shared/requests/process/last-search.ts';
import { Button } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { useOfferNames } from '#web/features/offers/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import type { Request } from '../use-request.ts';

type Found = NonNullable<RequestProcess['searchFilter']>['offers'][number];
type Standing = 'there' | 'gone' | 'unknown';

/**
 * Shows the proof of search: the offers found when the request was begun, as they were then, and why each does not
 * fit. A reader who may still see an offer comes to it as it is now. Of many offers the request names the nearest; the
 * others come from the proof on wish.
 */
export function OffersFound({ request }: { readonly request: Request }) {
  const t = useText();
  const { number } = useFormats();
  const { animalkind, searchFilter, searchProof } = request.data;
  const [wantsAll, setWantsAll] = useState(false);
  const proof = useEntity('searchproof', wantsAll ? searchProof?.id : undefined);
  const document = proof.data?.data.document;
  const proved = useMemo(() => (document ? offersIn(document) : undefined), [document]);
  const offers = proved ?? searchFilter?.offers ?? [];
  const since = proved ? [] : (searchFilter?.whenSent?.offers ?? []);
  const isCut = (searchFilter?.found ?? 0) > offers.length || since.length === NEAREST_OFFERS;
  const more = proof.data === undefined && isCut ? searchProof : undefined;
  const all = number(searchFilter ? lastSearch(searchFilter).found : 0);
  const { items, isPending } = useEntitiesById(
    'offer',
    [...offers, ...since].map(({ id }) => id),
  );
  if (offers.length + since.length === 0) return null;
  const isThere = new Set(items.map(({ id }) => id));
  const standingOf = (id: string): Standing =>
    isThere.has(id) ? 'there' : isPending ? 'unknown' : 'gone';
  const list = (found: readonly Found[]) => (
    <ul className="plain offers-found">
      {found.map((offer) => (
        <li key={offer.id}>
          <OfferFound found={offer} animalkind={animalkind} standing={standingOf(offer.id)} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="offers-found">
      <h2 id="offers-found">{t('requests.offersFound')}</h2>
      <p className="muted small">{t('requests.offersFoundText')}</p>
      {list(offers)}
      {since.length > 0 && (
        <>
          <h3>{t('requests.offersFoundSince')}</h3>
          {list(since)}
        </>
      )}
      {more && (
        <>
          <p className="print-only">{t('requests.offersOnPaper', { all, number: more.number })}</p>
          <Button
            className="no-print"
            size="compact"
            busy={proof.isFetching}
            onClick={() => (wantsAll ? proof.refetch() : setWantsAll(true))}
          >
            {`${t('words.showAll')} (${all})`}
          </Button>
        </>
      )}
    </section>
  );
}

function OfferFound({
  found,
  animalkind,
  standing,
}: {
  readonly found: Found;
  readonly animalkind: string;
  readonly standing: Standing;
}) {
  const t = useText();
  const { kilometres, list, week } = useFormats();
  const { id, km, rev, animals, reasons, text, taken } = found;
  const { headline } = useOfferNames({ ...animals, animalkind, amount: animals.amount });
  const said = reasons.map((reason) => t(`requests.offerReason.${reason}`));
  return (
    <>
      {standing === 'there' ? (
        <Link to={pathTo('Offer', { id })}>{headline}</Link>
      ) : (
        <span>{headline}</span>
      )}
      <span className="offer-place">
        {[
          animals.calendarWeek && week(animals.calendarWeek),
          km !== undefined && t('requests.offerFoundAt', { distance: kilometres(km), rev }),
          standing === 'gone' && t('requests.offerGone'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {said.length === 0 && text === undefined ? (
        <span className="muted">{t('requests.offerNotAnswered')}</span>
      ) : (
        <span>
          {said.length > 0 && t('requests.offerDoesNotFit', { reasons: list(said) })}{' '}
          {taken !== undefined && `${t('requests.offerTaken', { count: taken })} `}
          {text !== undefined && t('requests.quoted', { text })}
        </span>
      )}
    </>
  );
}

function offersIn(document: string): readonly Found[] {
  const { offers }: Pick<ProofDocument, 'offers'> = JSON.parse(document);
  return offers;
}
