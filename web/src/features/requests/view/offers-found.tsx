import type { RequestProcess } from '#shared/requests/request-process.ts';
import { Link } from '#web/components/link.tsx';
import { useOfferNames } from '#web/features/offers/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import type { Request } from '../use-request.ts';

type Found = NonNullable<RequestProcess['searchFilter']>['offers'][number];

/**
 * The proof of search: the offers that were found when the request was begun, as they were then, and why each does not
 * fit. Who may still see an offer comes to it as it is now.
 */
export function OffersFound({ request }: { readonly request: Request }) {
  const t = useText();
  const { animalkind, searchFilter } = request.data;
  const offers = searchFilter?.offers ?? [];
  const { items, isPending } = useEntitiesById(
    'offer',
    offers.map(({ id }) => id),
  );
  if (offers.length === 0) return null;
  const isThere = new Set(items.map(({ id }) => id));
  return (
    <section aria-labelledby="offers-found">
      <h2 id="offers-found">{t('requests.offersFound')}</h2>
      <p className="muted small">{t('requests.offersFoundText')}</p>
      <ul className="plain offers-found">
        {offers.map((found) => (
          <li key={found.id}>
            <OfferFound
              found={found}
              animalkind={animalkind}
              standing={isThere.has(found.id) ? 'there' : isPending ? 'unknown' : 'gone'}
            />
          </li>
        ))}
      </ul>
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
  readonly standing: 'there' | 'gone' | 'unknown';
}) {
  const t = useText();
  const { kilometres, list } = useFormats();
  const { id, km, rev, animals, reasons, text } = found;
  const { headline } = useOfferNames({ ...animals, animalkind });
  const said = reasons.map((one) => t(`requests.offerReason.${one}`));
  return (
    <>
      {standing === 'there' ? (
        <Link to={pathTo('Offer', { id })}>{headline}</Link>
      ) : (
        <span>{headline}</span>
      )}
      <span className="offer-place">
        {t('requests.offerFoundAt', { distance: kilometres(km), rev })}
        {standing === 'gone' && ` · ${t('requests.offerGone')}`}
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
