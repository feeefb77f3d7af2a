import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById, useEntityList } from '#web/kernel/use-entities.ts';
import { type SearchCondition, searchScope } from './search-conditions.ts';

/** The search that a request rests on, in words: where, and the conditions, "Breed or origin: Angus". */
export function useSearchWords(
  filter: AttributeFilter | undefined,
  { animalkind, country }: { readonly animalkind: string; readonly country: string },
): { readonly searched: string; readonly conditions: string[] } {
  const t = useText();
  const { list, number, week } = useFormats();
  const scope = searchScope(filter, country);
  const conditions = [scope.searched, ...scope.conditions];
  const labelOf = useNames(conditions, animalkind);
  const fieldWords = useFieldWords(conditions);
  const names = (ids: readonly string[]) => list(ids.map(labelOf));
  const values = (condition: SearchCondition): string => {
    switch (condition.kind) {
      case 'named':
      case 'specification':
        return names(condition.ids);
      case 'gender':
        return list(condition.values.map((one) => genderWord(one, t)));
      case 'week': {
        const weeks = condition.weeks.map((one) => `${week(one)} ${one.slice(0, 4)}`);
        return weeks.length > 1 ? `${weeks[0]}–${weeks.at(-1)}` : (weeks[0] ?? '');
      }
      case 'amount':
        return `${t(`offers.comparison.${condition.comparison}`)} ${number(condition.amount)}`;
      case 'text':
        return condition.word;
      default:
        return '';
    }
  };
  const wordsOf = (condition: SearchCondition): string => {
    if (condition.kind === 'other') return condition.asked;
    if (condition.kind === 'field') return fieldWords(condition);
    const plain = condition.kind === 'named' ? condition.as.name : condition.kind;
    return [t(`offers.condition.${plain}`), values(condition)].filter(Boolean).join(': ');
  };
  return { searched: wordsOf(scope.searched), conditions: scope.conditions.map(wordsOf) };
}

function genderWord(gender: string, t: ReturnType<typeof useText>): string {
  const known = (['female', 'male', 'mixed'] as const).find((one) => one === gender);
  return known ? t(`offers.gender.${known}`) : gender;
}

/** Names of what the conditions name; what the reader may not see, or is no more, by its id. */
function useNames(
  conditions: readonly SearchCondition[],
  animalkind: string,
): (id: string) => string {
  const label = useLabel();
  const idsOf = (entityClass: string) =>
    conditions.flatMap((one) =>
      one.kind === 'named' && one.as.entityClass === entityClass ? one.ids : [],
    );
  const labelled = [
    useEntitiesById('country', idsOf('country')).items,
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
    ...accounts.map(({ id, data }) => [id, data.staticData.name] as const),
    ...specifications,
  ]);
  return (id) => names.get(id) ?? id;
}

/** Breeds say what their offers may say more closely. */
function useSpecifications(conditions: readonly SearchCondition[], animalkind: string) {
  const label = useLabel();
  const { data: breeds = [] } = useEntityList('offergroup', {
    filter: { field: 'animalkind', comparison: 'eq', value: animalkind },
    enabled: conditions.some(({ kind }) => kind === 'specification'),
  });
  return breeds
    .flatMap(({ data }) => data.offerSpecifications)
    .map(({ id, labels }) => [id, label(labels, id)] as const);
}

type FieldCondition = Extract<SearchCondition, { readonly kind: 'field' }>;

/** What is asked of a field that administrators made up: "Horn status: polled", "Weight: 300–450". */
function useFieldWords(conditions: readonly SearchCondition[]): (one: FieldCondition) => string {
  const t = useText();
  const label = useLabel();
  const { list, number } = useFormats();
  const ids = conditions.flatMap((one) => (one.kind === 'field' ? [one.field] : []));
  const { items } = useEntitiesById('offerfield', ids);
  return ({ field, values }) => {
    const data = items.find(({ id }) => id === field)?.data;
    const isNumber = data?.entryType === 'numberfield';
    const words = isNumber
      ? [values[0], values.at(-1)].map((one) => number(Number(one))).join('–')
      : list(values.map((value) => valueWord(value)).filter(Boolean));
    return [label(data?.labels, t('offers.condition.field')), words].filter(Boolean).join(': ');

    function valueWord(value: string): string {
      if (value === 'true') return '';
      if (value === 'false') return t('offers.no');
      return label(data?.options.find(({ id }) => id === value)?.labels, value);
    }
  };
}
