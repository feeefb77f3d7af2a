import { makeTextTest } from '#shared/kernel/fold-text.ts';
import type { Labels } from '#shared/kernel/label.ts';

type Named = { readonly id: string; readonly labels: Labels };
type Breed = {
  readonly id: string;
  readonly data: {
    readonly labels: Labels;
    readonly sameAs?: string | undefined;
    readonly offerSpecifications: readonly Named[];
  };
};

/** The ids of what has a word in its name: it stands in reference data, not in the offers. */
export type NamedByWord = {
  /** Breeds and origins. */
  readonly offergroup: readonly string[];
  /** Specifications of breeds, as polled or horned. */
  readonly offerspecification: readonly string[];
};
export type BreedSearch = (word: string) => NamedByWord;

/**
 * Returns which of the breeds and origins, and of their specifications, have a word in their name, in any language: the
 * reader's language must not decide what a search finds. The name of a breed that was merged finds the remaining one.
 */
export function makeBreedSearch(breeds: readonly Breed[]): BreedSearch {
  return (word) => {
    const isNamed = makeTextTest(word);
    const hasName = ({ labels }: Pick<Named, 'labels'>) =>
      labels.some(({ label }) => isNamed(label));
    const named = breeds.filter(({ data }) => hasName(data));
    const specifications = breeds.flatMap(({ data }) => data.offerSpecifications.filter(hasName));
    return {
      offergroup: [...new Set(named.map(({ id, data }) => data.sameAs ?? id))],
      offerspecification: [...new Set(specifications.map(({ id }) => id))],
    };
  };
}
