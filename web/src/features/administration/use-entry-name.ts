import { type Labelled, useLabelled } from '#web/i18n/text-provider.tsx';
import { entryLabels } from './entry-labels.ts';

/** An entity of any class. */
export type Entry = { readonly id: string; readonly data: object };

/** Returns a function that names an entity in the reader's language; by its id, where it has no name. */
export function useEntryName(): (entry: Entry) => Labelled {
  const labelled = useLabelled();
  return ({ id, data }) => {
    const name = entryLabels(data);
    return typeof name === 'string' ? { label: name === '' ? id : name } : labelled(name, id);
  };
}
