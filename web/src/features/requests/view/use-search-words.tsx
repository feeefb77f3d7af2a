import type { ReactNode } from 'react';
import { shownName } from '#shared/accounts/shown-name.ts';
import type { FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import { addWeeks } from '#shared/kernel/calendar-week.ts';
import type { FieldCondition, OfferCondition } from '#shared/offers/offer-conditions.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useDayOf } from '#web/kernel/use-day-of.ts';
import { useEntitiesById, useEntityList } from '#web/kernel/use-entities.ts';
import { NAMED, searchScope } from './search-conditions.ts';

/** Returns the search that a request rests on, in words: where, and the conditions, "Breed or origin: Angus". */
export function useSearchWords({
  searchFilter,
  animalkind,
  country,
}: Pick<RequestProcess, 'searchFilter' | 'animalkind' | 'country'>): {
  readonly searched: ReactNode;
  readonly conditions: readonly { readonly key: string; readonly words: ReactNode }[];
} {
  const t = useText();
  const { list, number, day, week } = useFormats();
  const scope = searchScope(searchFilter?.attributeFilter, country);
  const conditions = [scope.searched, ...scope.conditions];
  const nameOf = useNames(conditions, animalkind);
  const fieldWords = useFieldWords(conditions);
  const dayOf = useDayOf();
  const weekWord = (text: string) => `${week(text)} ${text.slice(0, 4)}`;
  const named = (name: ConditionName, words: ReactNode) => (
    <TermText term={t(`offers.condition.${name}`)}>{words}</TermText>
  );
  const wordsOf = (condition: OfferCondition): ReactNode => {
    switch (condition.kind) {
      case 'named':
        return named(NAMED[condition.field].name, <ListText items={condition.ids.map(nameOf)} />);
      case 'specification':
        return named('specification', <ListText items={condition.ids.map(nameOf)} />);
      case 'gender':
        return named(
          'gender',
          list(condition.genders.map((gender) => t(`offers.gender.${gender}`))),
        );
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
        return searchFilter !== undefined && condition.day <= dayOf(searchFilter.searchedOn)
          ? t('offers.condition.now')
          : t('requests.searchBy', { day: day(condition.day) });
      case 'spot':
        return t('offers.condition.spot');
      case 'field':
        return fieldWords(condition);
      case 'unknown':
        return condition.leaves.every(asksForNothing)
          ? t('requests.searchNothingMeets')
          : t('requests.searchUnknown', { asked: condition.leaves.map(asGiven).join('; ') });
    }
  };
  return {
    searched: wordsOf(scope.searched),
    conditions: scope.conditions.map((condition) => ({
      key: JSON.stringify(condition),
      words: wordsOf(condition),
    })),
  };

  function weekWords(weeks: readonly string[]): string {
    const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
    const areInARow = weeks.every((week, index) => week === addWeeks(first, index));
    if (!areInARow) return list(weeks.map(weekWord));
    return first === last ? weekWord(first) : `${weekWord(first)}–${weekWord(last)}`;
  }
}

const asksForNothing = ({ value }: FilterLeaf): boolean =>
  Array.isArray(value) && value.length === 0;

/** Returns a condition that no screen makes, as it was given. */
const asGiven = ({ field, comparison, value }: FilterLeaf): string =>
  `${field} ${comparison} ${JSON.stringify(value)}`;

type ConditionName =
  | (typeof NAMED)[keyof typeof NAMED]['name']
  | 'specification'
  | 'gender'
  | 'week'
  | 'amount';

/**
 * Returns the names of the entries that conditions name; the id of one that the reader may not see, or that is gone.
 */
function useNames(
  conditions: readonly OfferCondition[],
  animalkind: string,
): (id: string) => ReactNode {
  const idsOf = (entityClass: string) =>
    conditions.flatMap((condition) =>
      condition.kind === 'named' && NAMED[condition.field].entityClass === entityClass
        ? condition.ids
        : [],
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
  const labels = new Map([
    ...labelled.map(({ id, data }) => [id, data.labels] as const),
    ...useSpecifications(conditions, animalkind),
  ]);
  const accountNames = new Map(accounts.map(({ id, data }) => [id, shownName(data.staticData)]));
  return (id) =>
    accountNames.get(id) ?? <LabelText key={id} labels={labels.get(id)} otherwise={id} />;
}

/** Returns the specifications that offers of the breeds may name. */
function useSpecifications(conditions: readonly OfferCondition[], animalkind: string) {
  const { data: breeds = [] } = useEntityList('offergroup', {
    filter: { field: 'animalkind', comparison: 'eq', value: animalkind },
    enabled: conditions.some(({ kind }) => kind === 'specification'),
  });
  return breeds
    .flatMap(({ data }) => data.offerSpecifications)
    .map(({ id, labels }) => [id, labels] as const);
}

/** Returns the words of conditions on fields that administrators made: "Horn status: polled", "Weight: 300–450". */
function useFieldWords(conditions: readonly OfferCondition[]): (one: FieldCondition) => ReactNode {
  const t = useText();
  const { number } = useFormats();
  const ids = conditions.flatMap((condition) =>
    condition.kind === 'field' ? [condition.field] : [],
  );
  const { items } = useEntitiesById('offerfield', ids);
  return ({ field, values, range }) => {
    const data = items.find(({ id }) => id === field)?.data;
    const said = values.filter((value) => value !== 'true' && value !== '');
    const words = range
      ? `${number(range.min)}–${number(range.max)}`
      : said.length > 0 && <ListText items={said.map(valueWord)} />;
    const term = <LabelText labels={data?.labels} otherwise={t('offers.condition.field')} />;
    return <TermText term={term}>{words}</TermText>;

    function valueWord(value: string): ReactNode {
      if (value === 'false') return t('inputs.no');
      const labels = data?.options.find(({ id }) => id === value)?.labels;
      return <LabelText key={value} labels={labels} otherwise={value} />;
    }
  };
}
