import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { type Supply, shownWeek } from './use-shown-week.ts';

/** The wish of a visitor for no week: the first with animals is shown. */
export const ANY_WEEK = { week: '', before: 0, after: 0 } as const;

/**
 * Returns a function that says how many animals there are of an offer of these countries: of poultry those of the first
 * week that has some, or else the capacity of a year.
 */
export function useAmountText(countries: readonly string[]): (offer: Supply) => string {
  const t = useText();
  const { colon, number, week } = useFormats();
  const settings = useEntitiesById(
    'country',
    countries.filter((id) => id !== ''),
  ).items;
  const today = useToday();
  return (offer) => {
    const own = settings.find(({ id }) => id === offer.country)?.data;
    const isPoultry = own?.animalkindsUsingPoultrySystem.includes(offer.animalkind) ?? false;
    const { row, amount } = shownWeek(offer, { isPoultry, wanted: ANY_WEEK, today });
    if (row === undefined) {
      return (isPoultry ? t('offers.capacity') + colon : '') + number(offer.amount);
    }
    const open = t(`offers.week.${row.status === 'onRequest' ? 'later' : 'full'}`);
    return `${amount === undefined ? open : number(amount)}, ${week(row.calendarWeek)}`;
  };
}
