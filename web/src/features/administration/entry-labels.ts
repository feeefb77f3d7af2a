import type { Labels } from '#shared/kernel/label.ts';

/** Returns the name of an entity of any class: in several languages, or a text that all languages share. */
export function entryLabels(data: object): Labels | string {
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
