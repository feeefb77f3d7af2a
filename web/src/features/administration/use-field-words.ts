import { useMemo } from 'react';
import { fieldWords } from '#shared/entities/field-words.ts';
import { useTexts } from '#web/i18n/text-provider.tsx';

/** Returns the words of a class's fields in the language of the page. */
export function useFieldWords(type: string) {
  const { find } = useTexts();
  return useMemo(() => fieldWords(find, type), [find, type]);
}
