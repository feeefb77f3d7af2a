import { LabelledText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import type { Labelled } from '#web/i18n/text-provider.tsx';

/** The words of a value, each with its language; none where nothing is said. */
export type FactWords = readonly Labelled[];

/** One of several things of a value; another may have the same words. */
export type FactPart = Labelled & { readonly id: string };

/** Returns the words of a value in the language of the page. */
export function plainWords(text: string): FactWords {
  return text === '' ? [] : [{ label: text }];
}

/** Shows the words of a value, joined as a list; each says its language. */
export function FactText({ words }: { readonly words: FactWords }) {
  return <ListText items={words.map((word) => <LabelledText key={word.label} {...word} />)} />;
}
