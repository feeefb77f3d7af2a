import { shownName } from '#shared/accounts/shown-name.ts';
import { addWeeks } from '#shared/kernel/calendar-week.ts';
import type { FieldCondition, OfferCondition } from '#shared/offers/offer-conditions.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById, useEntityList } from '#web/kernel/use-entities.ts';
import { NAMED, searchScope } from './search-conditions.ts';
import { useUnknownWords } from './use-unknown-words.ts';

/** The search that a request rests on, in words: where, and the conditions, "Breed or origin: Angus". */
export function useSearchWords({
  searchFilter,
  animalkind,
  country,
}: Pick<RequestProcess, 'searchFilter' | 'animalkind' | 'country'>): {
  readonly searched: string;
  readonly conditions: string[];
} {
  const t = useText();
  const { list, number, day, week } = useFormats();
  const scope = searchScope(searchFilter?.attributeFilter, country);
  const conditions = [scope.searched, ...scope.conditions];
  const labelOf = useNames(conditions, animalkind);
  const fieldWords = useFieldWords(conditions);
  const unknownWords = useUnknownWords();
  const weekWord = (one: string) => `${week(one)} ${one.slice(0, 4)}`;
  const named = (name: ConditionName, words: string) =>
    `${t(`offers.condition.${name}`)}: ${words}`;
  const wordsOf = (condition: OfferCondition): string => {
    switch (condition.kind) {
      case 'named':
        return named(NAMED[condition.field].name, list(condition.ids.map(labelOf)));
      case 'specification':
        return named('specification', list(condition.ids.map(labelOf)));
      case 'gender':
        return named('gender', list(condition.genders.map((one) => t(`offers.gender.${one}`))));
      case 'week':
        return named('week', weekWords(condition.weeks));
      case 'amount':
        return named(
          'amount',
          `${t(`offers.comparison.${condition.comparison}`)} ${number(condition.amount)}`,
        );
      case 'text':
        return t('requests.searchWord', { word: condition.word });
      case 'now':
        return searchFilter !== undefined && condition.day <= searchFilter.searchedOn.slice(0, 10)
          ? t('offers.condition.now')
          : t('requests.searchBy', { day: day(condition.day) });
      case 'spot':
        return t('offers.condition.spot');
      case 'field':
        return fieldWords(condition);
      case 'unknown':
        return unknownWords(condition);
    }
  };
  return { searched: wordsOf(scope.searched), conditions: scope.conditions.map(wordsOf) };

  function weekWords(weeks: readonly string[]): string {
    const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
    const areInARow = weeks.every((one, index) => one === addWeeks(first, index));
    if (!areInARow) return list(weeks.map(weekWord));
    return first === last ? weekWord(first) : `${weekWord(first)}–${weekWord(last)}`;
  }
}

type ConditionName =
  | (typeof NAMED)[keyof typeof NAMED]['name']
  | 'specification'
  | 'gender'
  | 'week'
  | 'amount';

/** Names of what the conditions name; what the reader may not see, or is no more, by its id. */
function useNames(
  conditions: readonly OfferCondition[],
  animalkind: string,
): (id: string) => string {
  const label = useLabel();
  const idsOf = (entityClass: string) =>
    conditions.flatMap((one) =>
      one.kind === 'named' && NAMED[one.field].entityClass === entityClass ? one.ids : [],
    );
  const labelled = [
    useEntitiesById('country', idsOf('country')).items,
    useEntitiesById('animalkind', idsOf('animalkind')).items,
    useEntitiesById('offergroup', idsOf('offergroup')).items,
    useEntitiesById('animalusage', idsOf('animalusage')).items,
    useEntitiesById('agecategory', idsOf('agecategory')).items,
    useEntitiesById('category1', idsOf('category1')).items,
    useEntitiesById('category2', idsOf('category2')).items,
    useEntitiesById('classification', idsOf('classification')).items,
  ].flat();
  const accounts = useEntitiesById('account', idsOf('account')).items;
  const specifications = useSpecifications(conditions, animalkind);
  const names = new Map([
    ...labelled.map(({ id, data }) => [id, label(data.labels, id)] as const),
    ...accounts.map(({ id, data }) => [id, shownName(data.staticData)] as const),
    ...specifications,
  ]);
  return (id) => names.get(id) ?? id;
}

/** Breeds say what their offers may say more closely. */
function useSpecifications(conditions: readonly OfferCondition[], animalkind: string) {
  const label = useLabel();
  const { data: breeds = [] } = useEntityList('offergroup', {
    filter: { field: 'animalkind', comparison: 'eq', value: animalkind },
    enabled: conditions.some(({ kind }) => kind === 'specification'),
  });
  return breeds
    .flatMap(({ data }) => data.offerSpecifications)
    .map(({ id, labels }) => [id, label(labels, id)] as const);
}

/** Returns the words of conditions on fields that administrators made: "Horn status: polled", "Weight: 300–450". */
function useFieldWords(conditions: readonly OfferCondition[]): (one: FieldCondition) => string {
  const t = useText();
  const label = useLabel();
  const { list, number } = useFormats();
  const ids = conditions.flatMap((one) => (one.kind === 'field' ? [one.field] : []));
  const { items } = useEntitiesById('offerfield', ids);
  return ({ field, values, range }) => {
    const data = items.find(({ id }) => id === field)?.data;
    const words = range
      ? `${number(range.min)}–${number(range.max)}`
      : list(values.map((value) => valueWord(value)).filter(Boolean));
    return [label(data?.labels, t('offers.condition.field')), words].filter(Boolean).join(': ');

    function valueWord(value: string): string {
      if (value === 'true') return '';
      if (value === 'false') return t('offers.no');
      return label(data?.options.find(({ id }) => id === value)?.labels, value);
    }
  };
}
