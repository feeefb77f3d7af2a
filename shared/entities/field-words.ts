import { languageName } from '#shared/kernel/language-name.ts';
import { LOCALES } from '#shared/kernel/locale.ts';

/**
 * Returns the words of a class's fields by their paths: first those of the class itself, then those that all classes
 * share. An index of a row is not part of a name; a language is called by its own name. `find` gives a message by its
 * key, where there is one.
 */
export function fieldWords(find: (key: string) => string | undefined, type: string) {
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
    choice: (path: string, value: string): string => {
      const locale = LOCALES.find((known) => known === value);
      return locale !== undefined
        ? languageName(locale)
        : (textOf('choice', `${path}.${value}`) ??
            find(`administration.choice.${path.split('.').at(-1) ?? ''}.${value}`) ??
            value);
    },
    section: (name: string): string => find(`administration.section.${name}`) ?? name,
  };
}
export type FieldWords = ReturnType<typeof fieldWords>;
