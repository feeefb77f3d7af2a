import { foldText } from '#shared/kernel/fold-text.ts';
import type { Labels } from '#shared/kernel/label.ts';

type Breed = { readonly id: string; readonly data: { readonly labels: Labels } };

/**
 * Returns which of the breeds and origins have a word in their name, in any language: the reader's language must not
 * decide what a search finds.
 */
export function makeBreedSearch(breeds: readonly Breed[]): (word: string) => string[] {
  return (word) => {
    const wanted = foldText(word);
    return breeds
      .filter(({ data }) => data.labels.some(({ label }) => foldText(label).includes(wanted)))
      .map(({ id }) => id);
  };
}
