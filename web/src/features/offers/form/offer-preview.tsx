import { PHOTO_SIDES } from '#shared/uploads/limits.ts';
import { Card } from '#web/components/card.tsx';
import { ValueText } from '#web/components/inputs/value-text.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { inSentence } from '#web/i18n/in-sentence.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { parseInteger } from '#web/i18n/parse-number.ts';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { AvailabilityChip } from '../availability-chip.tsx';
import { OfferPhoto } from '../offer-photo.tsx';
import { ANY_WEEK, useAmountText } from '../use-amount-text.ts';
import { useShownWeek } from '../use-shown-week.ts';
import type { SalesLocation } from './sales-locations.ts';
import type { OfferFormState } from './use-offer-form.ts';

/** Shows the card as buyers will see it in the search. */
export function OfferPreview({
  form,
  locations,
}: {
  readonly form: OfferFormState;
  readonly locations: readonly SalesLocation[];
}) {
  const t = useText();
  const { number } = useFormats();
  const locale = useLocale();
  const { values, options, draft } = form;
  const { isPoultry, amount } = useShownWeek(draft, ANY_WEEK);
  const amountText = useAmountText([draft.country])(draft);
  const [photo] = values.photos;
  if (values.offergroup === '') return null;
  const nameOf = (
    list: { readonly options: readonly { value: string; label: string }[] },
    id: string,
  ) => list.options.find((option) => option.value === id)?.label;
  const isTyped = parseInteger(values.amount).ok;
  const known = amount === undefined ? '' : number(amount);
  const headline = [
    isPoultry || isTyped ? known : '…',
    [
      nameOf(options.offergroups, values.offergroup),
      inSentence(nameOf(options.ageCategories, values.ageCategory) ?? '', locale),
    ]
      .filter(Boolean)
      .join(', '),
  ];
  const location = locations.find((location) => location.id === values.locationOfSale);
  const from = values.status === 'available' ? undefined : parseDay(values.availableFrom, locale);
  return (
    <section aria-labelledby="preview" className="offer-preview stack">
      <h2 id="preview">{t('offers.preview')}</h2>
      {photo && (
        <OfferPhoto
          id={photo.small}
          alt={photo.text ?? ''}
          isPublic={false}
          width={PHOTO_SIDES.card}
          height={PHOTO_SIDES.card}
        />
      )}
      <Card
        heading={<p className="card-title">{headline.join(' ').trim()}</p>}
        chips={
          <>
            <AvailabilityChip offer={{ status: values.status, availableFrom: from }} />
            {values.spotMarket && (
              <StatusChip tone="info" icon="info">
                {t('offers.spotMarket')}
              </StatusChip>
            )}
          </>
        }
      >
        <SummaryList
          compact
          rows={[
            {
              key: 'place',
              term: t('words.farm'),
              value: [location?.address.name, location && townLine(location.address)]
                .filter(Boolean)
                .join(', '),
            },
            {
              key: 'amount',
              term: t('offers.condition.amount'),
              value: isPoultry && isTyped ? amountText : '',
            },
            {
              key: 'usage',
              term: t('offers.condition.usage'),
              value: nameOf(options.usages, values.animalusage),
            },
            {
              key: 'gender',
              term: t('offers.condition.gender'),
              value: values.gender === '' ? '' : t(`offers.gender.${values.gender}`),
            },
            ...form.own.said.map(({ input, value }) => ({
              key: input.internalName,
              term: <LabelText labels={input.labels} />,
              value: <ValueText field={input} value={value} />,
            })),
          ]}
        />
      </Card>
    </section>
  );
}
