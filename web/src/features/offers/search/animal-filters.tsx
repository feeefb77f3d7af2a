import { useState } from 'react';
import { GENDERS } from '#shared/masterdata/gender.ts';
import type { Market } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { useLabelled, useText } from '#web/i18n/text-provider.tsx';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { MissingBreedDialog } from '../missing-breed.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { FewOrMany } from './few-or-many.tsx';
import type { Facets } from './offer-facets.ts';
import { specificationOptions } from './specification-options.ts';

type AnimalProps = FilterProps<OfferSearchState> & {
  readonly market: Market;
  readonly facets: Facets;
  readonly options: AnimalKindOptions;
  readonly asksCategory: boolean;
};

/** Asks for the animals. Where each offer names a category I, it comes first with all categories chosen. */
export function AnimalFilters(props: AnimalProps) {
  const { state, change, facets, options, asksCategory } = props;
  const t = useText();
  const categories = options.categories1.options.map(({ value }) => value);
  return (
    <>
      {asksCategory && (
        <CheckboxGroup
          label={t('offers.condition.category')}
          choices={facets.counted('category', options.categories1.options)}
          value={state.category.length > 0 ? state.category : categories}
          // No category left means all again: the address then names none.
          onChange={(category) =>
            change({ category: category.length === categories.length ? [] : category })
          }
        />
      )}
      <BreedFilters {...props} />
      <FewOrMany
        label={t('offers.condition.usage')}
        choices={facets.counted('usage', options.usages.options)}
        value={state.usage}
        onChange={(usage) => change({ usage })}
      />
      <FewOrMany
        label={t('offers.condition.gender')}
        choices={facets.counted(
          'gender',
          GENDERS.map((value) => ({ value, label: t(`offers.gender.${value}`) })),
        )}
        value={state.gender}
        onChange={(gender) => change({ gender })}
      />
      <FewOrMany
        label={t('offers.condition.age')}
        choices={facets.counted('age', options.ageCategories.options)}
        value={state.age}
        onChange={(age) => change({ age })}
      />
      {!asksCategory && (
        <FewOrMany
          label={t('offers.condition.category')}
          choices={facets.counted('category', options.categories1.options)}
          value={state.category}
          onChange={(category) => change({ category })}
        />
      )}
      <FewOrMany
        label={t('offers.condition.category2')}
        choices={facets.counted('category2', options.categories2.options)}
        value={state.category2}
        onChange={(category2) => change({ category2 })}
      />
      <FewOrMany
        label={t('offers.condition.classification')}
        choices={facets.counted('classification', options.classifications.options)}
        value={state.classification}
        onChange={(classification) => change({ classification })}
      />
    </>
  );
}

function BreedFilters({ state, change, facets, options, market }: AnimalProps) {
  const t = useText();
  const labelled = useLabelled();
  const [missing, setMissing] = useState<string | null>(null);
  const { items } = options.offergroups;
  const chosen = items.filter(({ id }) => state.breed.includes(id));
  const specifications = specificationOptions(chosen.length > 0 ? chosen : items, labelled);
  return (
    <>
      <PickList
        label={t('offers.condition.breed')}
        empty={t('offers.allBreeds')}
        nothingFound={{ label: t('offers.missingBreed'), onChoose: setMissing }}
        isPending={options.isPending}
        options={facets.counted('breed', options.offergroups.options)}
        value={state.breed}
        onChange={(breed) => change({ breed })}
      />
      {missing !== null && (
        <MissingBreedDialog
          name={missing}
          animalkind={market.animalkind}
          onClose={() => setMissing(null)}
        />
      )}
      <FewOrMany
        label={t('offers.condition.specification')}
        choices={facets.counted('specification', specifications)}
        value={state.specification}
        onChange={(specification) => change({ specification })}
      />
    </>
  );
}
