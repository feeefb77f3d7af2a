import type { ReactNode } from 'react';
import { shownName } from '#shared/accounts/shown-name.ts';
import {
  type FilterName,
  fieldOf,
  type Market,
  plainName,
  type ScopeName,
} from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { LabelledText, LabelText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import type { Option } from '#web/components/select-field.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { specificationOptions } from './specification-options.ts';
import { useFieldWords } from './use-field-labels.tsx';

/** Returns a function that gives a condition in words: "Breed or origin: Angus, Charolais". */
export function useConditionWords(
  market: Market,
  state: OfferSearchState,
  options: AnimalKindOptions,
): (name: FilterName | ScopeName) => ReactNode {
  const t = useText();
  const fieldWords = useFieldWords(state);
  const scopeWords = useScopeWords(market);
  const values = useConditionValues(state, options);
  return (name) => {
    if (name === 'supplier' || name === 'abroad') return scopeWords(name);
    const plain = plainName(name);
    if (plain === 'field') return fieldWords(fieldOf(name) ?? '');
    const condition = t(`offers.condition.${plain}`);
    return <TermText term={condition}>{values[plain]}</TermText>;
  };
}

/** Returns a function that gives a condition in a word or two: what is chosen, or else the name of the condition. */
export function useConditionNames(
  state: OfferSearchState,
  options: AnimalKindOptions,
): (name: FilterName | 'supplier') => ReactNode {
  const t = useText();
  const fieldWords = useFieldWords(state);
  const values = useConditionValues(state, options);
  return (name) => {
    if (name === 'supplier') return t('offers.condition.supplier');
    const plain = plainName(name);
    if (plain === 'field') return fieldWords(fieldOf(name) ?? '');
    return values[plain] || t(`offers.condition.${plain}`);
  };
}

/** Returns what is chosen of each condition. */
function useConditionValues(
  state: OfferSearchState,
  options: AnimalKindOptions,
): Record<Exclude<ReturnType<typeof plainName>, 'field'>, ReactNode> {
  const t = useText();
  const labelled = useLabelled();
  const { kilometres, list, number, week } = useFormats();
  const associations = useEntitiesById('account', state.association).items;
  const labels = (all: readonly Option[], chosen: readonly string[]) => {
    const items = all.filter((option) => chosen.includes(option.value));
    return (
      items.length > 0 && (
        <ListText items={items.map((item) => <LabelledText key={item.value} {...item} />)} />
      )
    );
  };
  return {
    radius: [state.place, kilometres(state.radius)].filter(Boolean).join(', '),
    text: state.text,
    breed: labels(options.offergroups.options, state.breed),
    specification: labels(
      specificationOptions(options.offergroups.items, labelled),
      state.specification,
    ),
    usage: labels(options.usages.options, state.usage),
    gender: list(
      state.gender.flatMap((gender) =>
        gender === 'female' || gender === 'male' || gender === 'mixed'
          ? [t(`offers.gender.${gender}`)]
          : [],
      ),
    ),
    age: labels(options.ageCategories.options, state.age),
    category: options.categories1.options.every(({ value }) => state.category.includes(value))
      ? t('offers.allOfThem')
      : labels(options.categories1.options, state.category),
    category2: labels(options.categories2.options, state.category2),
    classification: labels(options.classifications.options, state.classification),
    association: list(associations.map(({ data }) => shownName(data.staticData))),
    week: state.week === '' ? '' : `${week(state.week)} ${state.week.slice(0, 4)}${around(state)}`,
    amount: `${t(`offers.comparison.${state.comparison}`)} ${number(state.amount ?? 0)}`,
    now: '',
    spot: '',
  };
}

/** Returns the words for the owner of the offers, and for the other countries that are asked. */
function useScopeWords({ owner, countries }: Market): (name: ScopeName) => ReactNode {
  const t = useText();
  const supplier = useEntity('account', owner).data;
  const others = useEntitiesById('country', countries.slice(1)).items;
  const values = {
    supplier: supplier?.data.staticData.name,
    abroad: others.length > 0 && (
      <ListText items={others.map(({ id, data }) => <LabelText key={id} labels={data.labels} />)} />
    ),
  };
  return (name) => <TermText term={t(`offers.condition.${name}`)}>{values[name]}</TermText>;
}

/** Returns the weeks around the wanted one in words: " (−2/+2)". */
function around({ before, after }: OfferSearchState): string {
  return before === 0 && after === 0 ? '' : ` (−${before}/+${after})`;
}
