import type { RequestProcess } from '#shared/requests/request-process.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { Link } from '#web/components/link.tsx';
import { useOfferNames } from '#web/features/offers/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { isNotFound } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useRevisions } from '#web/kernel/use-revisions.ts';
import type { Request } from '../use-request.ts';

type Found = NonNullable<RequestProcess['searchFilter']>['offers'][number];

/** The proof of search: the offers that were found when the request was begun, and why each does not fit. */
export function OffersFound({ request }: { readonly request: Request }) {
  const t = useText();
  const offers = request.data.searchFilter?.offers ?? [];
  const { items, isPending, error, refetch } = useRevisions('offer', offers);
  if (offers.length === 0) return null;
  const hasFailed = error !== null && !isNotFound(error);
  return (
    <section aria-labelledby="offers-found">
      <h2 id="offers-found">{t('requests.offersFound')}</h2>
      <p className="muted small">{t('requests.offersFoundText')}</p>
      {hasFailed && <FailureState error={error} onRetry={refetch} />}
      <ul className="plain offers-found">
        {offers.map((found) => (
          <li key={found.id}>
            <OfferFound
              found={found}
              isUnknown={isPending || hasFailed}
              offer={items.find(({ id, rev }) => id === found.id && rev === found.rev)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfferFound({
  found,
  isUnknown,
  offer,
}: {
  readonly found: Found;
  readonly isUnknown: boolean;
  readonly offer: EntityOf<'offer'> | undefined;
}) {
  const t = useText();
  const { kilometres, list } = useFormats();
  const { km, rev, reasons, text } = found;
  const said = reasons.map((one) => t(`requests.offerReason.${one}`));
  return (
    <>
      {offer ? (
        <OfferName offer={offer} />
      ) : (
        <span>{isUnknown ? '…' : t('requests.offerGone')}</span>
      )}
      <span className="offer-place">
        {t('requests.offerFoundAt', { distance: kilometres(km), rev })}
      </span>
      {said.length === 0 && text === undefined ? (
        <span className="muted">{t('requests.offerNotAnswered')}</span>
      ) : (
        <span>
          {said.length > 0 && t('requests.offerDoesNotFit', { reasons: list(said) })}{' '}
          {text !== undefined && t('requests.quoted', { text })}
        </span>
      )}
    </>
  );
}

function OfferName({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const { headline } = useOfferNames(offer.data);
  return <Link to={pathTo('Offer', { id: offer.id })}>{headline}</Link>;
}
