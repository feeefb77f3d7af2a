import { languageName } from '#shared/kernel/language-name.ts';
import { LOCALES } from '#shared/kernel/locale.ts';

/** Choices that are called as something else is: value → message. */
const CHOSEN_AS: Readonly<Record<string, string>> = {
  AGR: 'words.farm',
  AQ: 'administration.choice.aquaculture',
  association: 'role.ASO',
  authority: 'role.AUT',
  BE: 'administration.choice.bees',
  bee: 'administration.choice.bees',
  cattle: 'administration.choice.bovine',
  controlbody: 'role.INS',
  deer: 'administration.choice.cervine',
  female: 'offers.gender.female',
  goat: 'administration.choice.caprine',
  horse: 'administration.choice.reportCode.equine',
  lowhatch: 'requests.type.lowhatch',
  male: 'offers.gender.male',
  mixed: 'offers.gender.mixed',
  number: 'administration.choice.numberfield',
  pig: 'administration.choice.porcine',
  rabbit: 'administration.choice.rabbits',
  record: 'requests.type.record',
  sheep: 'administration.choice.ovine',
  string: 'administration.choice.textfield',
};

/** Fields that restrict nothing while they name nothing. */
const RESTRICTING = /(^|\.)(activeInCountries|animalkinds|countries|regions)$/;

/** Fields that are called as something else is: name → message. */
const CALLED_AS: Readonly<Record<string, string>> = {
  ageCategories: 'administration.class.agecategory',
  animalkind: 'offers.condition.animalkind',
  animalkinds: 'administration.class.animalkind',
  alias: 'administration.field.usageKey',
  animalusages: 'administration.class.animalusage',
  aut: 'role.AUT',
  content: 'administration.choice.textfield',
  countries: 'administration.class.country',
  country: 'offers.condition.country',
  groups: 'administration.field.optionGroups',
  holidays: 'administration.class.countrycalendar',
  inputType: 'administration.field.entryType',
  list: 'offers.view.list',
  offergroup: 'offers.condition.breed',
  regions: 'administration.class.region',
  rules: 'administration.class.ruleset',
  state: 'words.state',
  summary: 'approval.whatChanged',
  usesRequestSystem: 'menu.RequestList',
  value: 'imports.value',
};

/** Classes that are called as a page is: name → message. */
const CLASS_CALLED_AS: Readonly<Record<string, string>> = {
  account: 'menu.AdminUsers',
  offer: 'menu.offermanagement',
  'request-process': 'menu.RequestList',
  upload: 'offers.files',
};

/** Returns the key of the name of a class. */
export const classKey = (type: string): string =>
  CLASS_CALLED_AS[type] ?? `administration.class.${type}`;

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
    return textOf('field', path) ?? find(CALLED_AS[last] ?? classKey(last)) ?? path;
  };
  return {
    name,
    hint: (path: string): string | undefined =>
      textOf('hint', path) ??
      (RESTRICTING.test(path) ? find('administration.unrestricted') : undefined),
    choice: (path: string, value: string): string => {
      const locale = LOCALES.find((known) => known === value);
      if (locale !== undefined) return languageName(locale);
      return (
        textOf('choice', `${path}.${value}`, 2) ??
        find(CHOSEN_AS[value] ?? `administration.choice.${value}`) ??
        find(`role.${value}`) ??
        value
      );
    },
    section: (section: string): string =>
      find(`administration.section.${section}`) ?? name(section),
  };
}
export type FieldWords = ReturnType<typeof fieldWords>;
