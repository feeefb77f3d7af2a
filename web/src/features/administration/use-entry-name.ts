import type { Labels } from '#shared/kernel/label.ts';
import { type Labelled, useLabelled } from '#web/i18n/text-provider.tsx';

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

/** Returns the name of an entity of any class: in several languages, or a text that all languages share. */
function entryLabels(data: object): Labels | string {
  const members: Readonly<Record<string, unknown>> = { ...data };
  const [texts] = [members.labels, members.title].filter(isTexts);
  if (texts !== undefined) return texts;
  const account = members.staticData;
  const inner =
    typeof account === 'object' && account !== null && 'name' in account ? account.name : '';
  return [members.internalName, members.name, inner].find((name) => typeof name === 'string') ?? '';
}

/** The server stores and answers only texts that the schema of labels has parsed. */
function isTexts(value: unknown): value is Labels {
  return Array.isArray(value) && value.length > 0;
}
