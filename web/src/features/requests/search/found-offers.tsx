import { FOUND_OFFERS, REQUEST_RADIUS_KM } from '#shared/requests/limits.ts';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { OfferAnswerFields } from './offer-answer-fields.tsx';
import { OfferLine } from './offer-line.tsx';
import type { Site } from './use-filing.ts';
import type { OfferAnswers } from './use-offer-answers.ts';

/** What the search around the farm finds, before any form: the nearest first, each with the question why it does not fit. */
export function FoundOffers({
  offers,
  total,
  site,
  answers: { answers, say },
}: {
  readonly offers: readonly EntityOf<'offer'>[];
  readonly total: number;
  readonly site: Site;
  readonly answers: OfferAnswers;
}) {
  const t = useText();
  const { number, kilometres } = useFormats();
  if (total === 0) return null;
  return (
    <Notice
      title={t('requests.offersNear', {
        count: total,
        shown: number(total),
        radius: kilometres(REQUEST_RADIUS_KM),
      })}
    >
      <p>{t('requests.offersAnswer')}</p>
      <ul className="offer-lines plain" id="found-offers" tabIndex={-1}>
        {offers.map((offer) => {
          const said = answers[offer.id];
          // What was said of an older revision is not said of this one.
          const current =
            said?.rev === offer.rev ? said : { rev: offer.rev, reasons: [], text: '' };
          return (
            <li key={offer.id}>
              <OfferLine offer={offer} from={site.address.geoPosition} />
              <OfferAnswerFields said={current} onSay={(next) => say(offer.id, next)} />
            </li>
          );
        })}
      </ul>
      {total > FOUND_OFFERS && (
        <p className="small">{t('requests.offersNearest', { shown: number(FOUND_OFFERS) })}</p>
      )}
    </Notice>
  );
}
