import { languageName } from '#shared/kernel/language-name.ts';
import { LOCALES } from '#shared/kernel/locale.ts';

/** Choices that are called as another one is. */
const CHOSEN_AS: Readonly<Record<string, string>> = {
  AQ: 'aquaculture',
  association: 'ASO',
  authority: 'AUT',
  BE: 'bees',
  controlbody: 'INS',
  number: 'numberfield',
  string: 'textfield',
};

/** Fields that hold everywhere while they name no place. */
const IN_PLACES = /(^|\.)(countries|activeInCountries|regions)$/;

/** Fields that are called as a class, a choice or another field is. */
const CALLED_AS: Readonly<Record<string, string>> = {
  ageCategories: 'class.agecategory',
  animalkinds: 'class.animalkind',
  alias: 'field.usageKey',
  animalusages: 'class.animalusage',
  content: 'choice.textfield',
  countries: 'class.country',
  groups: 'field.optionGroups',
  holidays: 'class.countrycalendar',
  inputType: 'field.entryType',
  regions: 'class.region',
  rules: 'class.ruleset',
  usesRequestSystem: 'class.request-process',
};

/**
 * Returns the words of a class's fields by their paths: first those of the class itself, then those that all classes
 * share. A field may be called as a class is, a section as a field; a choice that means the same in every field has
 * one message, `administration.choice.<choice>`. An index of a row is not part of a name; a language is called by its
 * own name. `find` gives a message by its key, where there is one.
 */
export function fieldWords(find: (key: string) => string | undefined, type: string) {
  const textOf = (kind: string, path: string, shared = 1): string | undefined => {
    const names = path.split('.').filter((name) => !/^\d+$/.test(name));
    return (
      find(`administration.${kind}.${type}.${names.join('.')}`) ??
      find(`administration.${kind}.${names.slice(-shared).join('.')}`)
    );
  };
  const name = (path: string): string => {
    const last = path.split('.').at(-1) ?? '';
    const other = CALLED_AS[last] ?? `class.${last}`;
    const role = last === 'aut' ? find('role.AUT') : undefined;
    return textOf('field', path) ?? role ?? find(`administration.${other}`) ?? path;
  };
  return {
    name,
    hint: (path: string): string | undefined =>
      textOf('hint', path) ??
      (IN_PLACES.test(path) ? find('administration.hint.countries') : undefined),
    choice: (path: string, value: string): string => {
      const locale = LOCALES.find((known) => known === value);
      if (locale !== undefined) return languageName(locale);
      const chosen = CHOSEN_AS[value] ?? value;
      return (
        textOf('choice', `${path}.${value}`, 2) ??
        find(`administration.choice.${chosen}`) ??
        find(`role.${chosen}`) ??
        value
      );
    },
    section: (section: string): string =>
      find(`administration.section.${section}`) ?? name(section),
  };
}
export type FieldWords = ReturnType<typeof fieldWords>;
