import { makeTextTest } from '#shared/kernel/fold-text.ts';
import type { Labels } from '#shared/kernel/label.ts';

type Breed = {
  readonly id: string;
  readonly data: { readonly labels: Labels; readonly sameAs?: string | undefined };
};

/**
 * Returns which of the breeds and origins have a word in their name, in any language: the reader's language must not
 * decide what a search finds. The name of a breed that was merged finds the remaining one.
 */
export function makeBreedSearch(breeds: readonly Breed[]): (word: string) => string[] {
  return (word) => {
    const isNamed = makeTextTest(word);
    const named = breeds
      .filter(({ data }) => data.labels.some(({ label }) => isNamed(label)))
      .map(({ id, data }) => data.sameAs ?? id);
    return [...new Set(named)];
  };
}
