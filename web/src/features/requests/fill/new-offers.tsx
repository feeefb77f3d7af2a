import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { OfferAnswerFields } from '../search/offer-answer-fields.tsx';
import { OfferLine } from '../search/offer-line.tsx';
import type { Request } from '../use-request.ts';
import type { NewOffers as Found } from './use-new-offers.ts';

/** The offers found since the request was begun, each with the question why it does not fit, as on the way to it. */
export function NewOffers({
  offers: { found, answers, say },
  request,
}: {
  readonly offers: Found;
  readonly request: Request;
}) {
  const t = useText();
  const { items } = useEntitiesById(
    'offer',
    found.map(({ id }) => id),
  );
  if (found.length === 0) return null;
  return (
    <Notice tone="warn" title={t('requests.newOffers', { count: found.length })}>
      <p>{t('requests.newOffersText')}</p>
      <ul className="offer-lines plain">
        {found.map(({ id, rev }) => {
          const offer = items.find((item) => item.id === id);
          const said = answers[id];
          const current = said?.rev === rev ? said : { rev, reasons: [], text: '' };
          return (
            <li key={id}>
              {offer ? (
                <OfferLine offer={offer} from={request.data.searchFilter?.position} />
              ) : (
                <span>{t('requests.offerGone')}</span>
              )}
              <OfferAnswerFields said={current} onSay={(next) => say(id, next)} />
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
