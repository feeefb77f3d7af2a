import { useMemo } from 'react';
import { useTexts } from '#web/i18n/text-provider.tsx';

/**
 * Returns the words of a class's fields by their paths: first those of the class itself, then those that all classes
 * share. An index of a row is not part of a name.
 */
export function useFieldWords(type: string) {
  const { find } = useTexts();
  return useMemo(() => {
    const textOf = (kind: string, path: string): string | undefined => {
      const names = path.split('.').filter((name) => !/^\d+$/.test(name));
      return (
        find(`administration.${kind}.${type}.${names.join('.')}`) ??
        find(`administration.${kind}.${names.at(-1) ?? ''}`)
      );
    };
    return {
      name: (path: string): string => textOf('field', path) ?? path,
      hint: (path: string): string | undefined => textOf('hint', path),
      choice: (path: string, value: string): string =>
        textOf('choice', `${path}.${value}`) ??
        find(`administration.choice.${path.split('.').at(-1) ?? ''}.${value}`) ??
        value,
      section: (name: string): string => find(`administration.section.${name}`) ?? name,
    };
  }, [find, type]);
}
export type FieldWords = ReturnType<typeof useFieldWords>;
