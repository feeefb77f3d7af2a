import type { Labels } from '#shared/kernel/label.ts';
import { useEnded } from '#web/components/inputs/use-ended.ts';
import type { Option } from '#web/components/select-field.tsx';
import { useLabelled } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import type { OfferFormValues } from './offer-form-values.ts';

type Entry = { readonly id: string; readonly data: { readonly labels: Labels } };
type Choices<T> = { readonly items: readonly T[]; readonly options: readonly Option[] };

/** Returns the options with those that the offer chose before and that are offered no more, marked as such. */
export function useChosenOptions(
  options: AnimalKindOptions,
  values: OfferFormValues,
): AnimalKindOptions {
  const labelled = useLabelled();
  const ended = useEnded();
  const missing = ({ items }: Choices<Entry>, ...chosen: readonly string[]): string[] =>
    options.isPending
      ? []
      : chosen.filter((id) => id !== '' && !items.some((item) => item.id === id));
  const withEnded = <T extends Entry>({ items, options }: Choices<T>, more: readonly T[]) => ({
    items: [...items, ...more],
    options: [
      ...options,
      ...more.map(({ id, data }) => ({ value: id, ...ended(labelled(data.labels, id)) })),
    ],
  });
  const { offergroups, usages, ageCategories, categories1, categories2, classifications } = options;
  const breed = useEntitiesById('offergroup', missing(offergroups, values.offergroup)).items;
  const usage = useEntitiesById('animalusage', missing(usages, values.animalusage)).items;
  const age = useEntitiesById('agecategory', missing(ageCategories, values.ageCategory)).items;
  const firsts = useEntitiesById('category1', missing(categories1, ...values.category1)).items;
  const second = useEntitiesById('category2', missing(categories2, values.category2)).items;
  const third = useEntitiesById(
    'classification',
    missing(classifications, values.classification),
  ).items;
  return {
    ...options,
    offergroups: withEnded(offergroups, breed),
    usages: withEnded(usages, usage),
    ageCategories: withEnded(ageCategories, age),
    categories1: withEnded(categories1, firsts),
    categories2: withEnded(categories2, second),
    classifications: withEnded(classifications, third),
  };
}
