import { LabelledText } from '#web/components/label-text.tsx';
import { inSentence } from '#web/i18n/in-sentence.ts';
import { useFormats, useLabelled, useLocale } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { Request } from './use-request.ts';

/**
 * Returns the animals of a request: "2 × pig", where it says how many, their breed, and both as a line and as words. A
 * label has one number and case in all languages: beside a number it stands as what is counted.
 */
export function useRequestAnimals({ data }: Request) {
  const { number } = useFormats();
  const labelled = useLabelled();
  const locale = useLocale();
  const { animalkind, offergroup, decision } = data;
  const ofKind = labelled(useEntity('animalkind', animalkind).data?.data.labels);
  const { data: named } = useEntity('offergroup', offergroup);
  const ofBreed = labelled(named?.data.labels);
  const asked = decision?.animalsAsked;
  // A number never stands alone at the end of a line.
  const before = asked === undefined ? '' : `${number(asked)}\u00a0×\u00a0`;
  const { label, lang = locale } = ofKind;
  const counted = { ...ofKind, label: before === '' ? label : inSentence(label, lang) };
  const kind = (
    <>
      {before}
      <LabelledText {...counted} />
    </>
  );
  // A breed with the name of its species says nothing more; another has its place before its name.
  const isSame = ofBreed.label === ofKind.label && ofKind.label !== '';
  const hasBreed = offergroup !== undefined && named !== null && !isSame;
  const breed = hasBreed ? <LabelledText {...ofBreed} /> : null;
  return {
    kind,
    breed,
    animals: (
      <>
        {kind}
        {breed && <>, {breed}</>}
      </>
    ),
    /** The line without its languages, for a title. */
    words: [before + counted.label, isSame ? '' : ofBreed.label].filter(Boolean).join(', '),
  };
}
