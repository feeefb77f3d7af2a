import { NEAREST_OFFERS } from '#shared/requests/limits.ts';
import { Icon } from '#web/components/icon.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { askedOffer, type CountedOffer } from './asked-offer.ts';
import { OfferAnswerFields } from './offer-answer-fields.tsx';
import { OfferLine } from './offer-line.tsx';
import type { Site } from './use-filing.ts';
import { answersTo, type OfferAnswers, offerAnswerId, saidOf } from './use-offer-answers.ts';

/** Offers that stand open; more would push the choice of the form out of sight. */
const NEAREST = 4;

type FoundOffersProps = {
  readonly offers: readonly CountedOffer[];
  readonly total: number;
  readonly radiusKm: number;
  readonly site: Site;
  readonly answers: OfferAnswers;
};

/**
 * Shows the offers that the search around the farm finds, before any form: the nearest first, each with the question
 * why it does not fit.
 */
export function FoundOffers({ offers, total, radiusKm, site, answers }: FoundOffersProps) {
  const t = useText();
  const { number, kilometres } = useFormats();
  if (total === 0) return null;
  const farther = offers.slice(NEAREST);
  const said = answersTo(answers.answers, farther.map(askedOffer)).length;
  return (
    <section className="found-offers" id="found-offers" tabIndex={-1} aria-labelledby="found-title">
      <h2 id="found-title">
        {t('requests.offersNear', {
          count: total,
          shown: number(total),
          radius: kilometres(radiusKm),
        })}
      </h2>
      <p>{t('requests.offersAnswer')}</p>
      <OfferList offers={offers.slice(0, NEAREST)} site={site} answers={answers} />
      {farther.length > 0 && (
        <details className="farther-answers">
          <summary>
            {t('requests.offersFarther', { count: farther.length })}{' '}
            {said > 0 && (
              <span className="offer-answered">
                <Icon name="check" size={16} />
                {t('requests.offersFartherSaid', { count: said })}
              </span>
            )}
          </summary>
          <OfferList offers={farther} site={site} answers={answers} />
          {total > NEAREST_OFFERS && (
            <p className="small">
              {t('requests.offersNearest', { shown: number(NEAREST_OFFERS) })}
            </p>
          )}
        </details>
      )}
    </section>
  );
}

function OfferList({
  offers,
  site,
  answers: { answers, say },
}: Pick<FoundOffersProps, 'offers' | 'site' | 'answers'>) {
  return (
    <ul className="offer-lines plain">
      {offers.map((counted) => {
        const asked = askedOffer(counted);
        return (
          <li key={asked.id} id={offerAnswerId(asked.id)} tabIndex={-1}>
            <OfferLine counted={counted} from={site.address.geoPosition} />
            <OfferAnswerFields
              offer={asked}
              said={saidOf(answers, asked)}
              onSay={(next) => say({ [asked.id]: next })}
            />
          </li>
        );
      })}
    </ul>
  );
}
