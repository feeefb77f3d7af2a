import { useState } from 'react';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import { animalsSought } from '#shared/requests/searching/animals-sought.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { atOnce, type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { useOfferNames } from '#web/features/offers/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { OfferAnswerFields, OfferReasonFields } from '../search/offer-answer-fields.tsx';
import { OfferLine } from '../search/offer-line.tsx';
import {
  type AskedOffer,
  isSaidInFull,
  offerAnswerId,
  SAID_PROBLEMS,
  type Said,
  saidProblem,
} from '../search/use-offer-answers.ts';
import type { Request } from '../use-request.ts';
import type { FoundOfferAnswers as Found } from './use-found-offers.ts';

type Props = { readonly offers: Found; readonly request: Request };

/**
 * Shows the offers found, each with the question why it does not fit: those without an answer stand open, the others
 * are folded. Without all answers nothing is sent.
 */
export function FoundOfferAnswers({ offers, request }: Props) {
  const t = useText();
  const { number } = useFormats();
  const { all, since } = offers;
  // An offer that the reader answers now stays in its place until the page is opened again.
  const [open] = useState(() => new Set(all.filter((o) => !offers.isAnswered(o)).map(keyOf)));
  if (all.length === 0) return null;
  const left = all.filter((offer) => !offers.isAnswered(offer));
  const isNew = (offer: AskedOffer) => since.includes(offer);
  const asked = all.filter((offer) => open.has(keyOf(offer)) && !isNew(offer));
  const answered = all.filter((offer) => !open.has(keyOf(offer)) && !isNew(offer));
  const list = (some: readonly AskedOffer[]) => (
    <OfferAnswerList some={some} offers={offers} request={request} />
  );
  return (
    <section className="found-offers" aria-labelledby="found-offers">
      <h2 id="found-offers">{t('requests.offersFound')}</h2>
      <p role="status" className="offers-left">
        {left.length === 0
          ? t('requests.offersAllAnswered', { count: all.length, shown: number(all.length) })
          : t('requests.offersLeft', {
              shown: number(left.length),
              all: number(all.length),
            })}
      </p>
      {since.length > 0 && (
        <Notice tone="warn" title={t('requests.newOffers', { count: since.length })}>
          <p>{t('requests.newOffersText')}</p>
          {list(since)}
        </Notice>
      )}
      {left.length > 1 && <SameReason offers={offers} left={left} />}
      {asked.length > 0 && list(asked)}
      {answered.length > 0 && (
        <details className="farther-answers">
          <summary>{t('requests.offersFartherSaid', { count: answered.length })}</summary>
          {list(answered)}
        </details>
      )}
    </section>
  );
}

const keyOf = ({ id, rev }: AskedOffer): string => `${id} ${rev}`;

function OfferAnswerList({ some, offers, request }: Props & { some: readonly AskedOffer[] }) {
  const t = useText();
  const today = useToday();
  const { searchFilter, animalkind, country } = request.data;
  const settings = useEntity('country', country).data?.data;
  const isByWeek = settings?.animalkindsUsingPoultrySystem.includes(animalkind) ?? false;
  const animalsOf = animalsSought(searchFilter?.attributeFilter, { today, isByWeek });
  const named = new Map(searchFilter?.offers.map((offer) => [offer.id, offer]));
  const { items } = useEntitiesById(
    'offer',
    some.map(({ id }) => id),
  );
  return (
    <ul className="offer-lines plain">
      {some.map((offer) => {
        const now = items.find(({ id }) => id === offer.id);
        const found = named.get(offer.id);
        const animals = now && animalsOf(now.data);
        // A week without a number may have any: the number of today bounds only what the request does not name yet.
        const amount = found ? offer.amount : animals?.amount;
        return (
          <li key={offer.id} id={offerAnswerId(offer.id)} tabIndex={-1}>
            {animals ? (
              <OfferLine counted={{ offer: now, animals }} from={searchFilter?.position} />
            ) : found ? (
              <OfferThen found={found} animalkind={animalkind} />
            ) : (
              <span>{t('requests.offerGone')}</span>
            )}
            <OfferAnswerFields
              offer={{ ...offer, amount }}
              said={offers.saidOf(offer)}
              onSay={(said) => offers.say(offer, said)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Shows an offer that cannot be seen any more, as it was found. */
function OfferThen({
  found: { animals, km },
  animalkind,
}: {
  readonly found: FoundOffer;
  readonly animalkind: string;
}) {
  const { headline } = useOfferNames({ ...animals, animalkind, amount: animals.amount });
  const { kilometres, week } = useFormats();
  const t = useText();
  return (
    <>
      <span>{headline}</span>
      <span className="offer-place">
        {[
          animals.calendarWeek && week(animals.calendarWeek),
          km !== undefined && kilometres(km),
          t('requests.offerGone'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

const NOTHING: Said = { rev: 0, reasons: [], text: '', taken: null };
/** The entry that stands for several offers: the animals taken are asked of each. */
const SEVERAL: AskedOffer = { id: '', rev: 0 };

/** Asks for one answer for all offers that have none yet. */
function SameReason({ offers, left }: Pick<Props, 'offers'> & { left: readonly AskedOffer[] }) {
  const t = useText();
  const form = useForm({
    read: NOTHING,
    check: (typed): FieldProblems => {
      if (isSaidInFull(typed, SEVERAL)) return {};
      const problem = saidProblem(typed, SEVERAL);
      return problem ? { text: t(SAID_PROBLEMS[problem]) } : { reasons: t('words.choose') };
    },
    input: (typed) => typed,
    sending: atOnce((answer: Said) => offers.sayOfAll(left, answer)),
    prefix: 'same-',
  });
  return (
    <details className="offer-answer same-reason">
      <summary>{t('requests.sameReason', { count: left.length })}</summary>
      <Form form={form} isShort>
        <OfferReasonFields
          offer={SEVERAL}
          said={form.values}
          several={{ prefix: 'same-', missing: form.errorOf('reasons') }}
          onSay={form.set}
        />
        <div className="buttons">
          <Button type="submit">{t('action.apply')}</Button>
        </div>
      </Form>
    </details>
  );
}
