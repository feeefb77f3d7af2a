import { missingoffergroupScreen } from './contact/missingoffergroup-screen.ts';
import { cmspageScreen } from './content/cmspage-screen.ts';
import { countryScreen } from './countries/country-screen.ts';
import { countrycalendarScreen } from './countries/countrycalendar-screen.ts';
import { regionScreen } from './countries/region-screen.ts';
import type { AnyClassScreen } from './entities/class-screen.ts';
import type { EntityClassName } from './entity-classes.ts';
import { countrylawScreen } from './law/countrylaw-screen.ts';
import { agecategoryScreen } from './masterdata/agecategory-screen.ts';
import { animalkindScreen } from './masterdata/animalkind-screen.ts';
import { animalmenuScreen } from './masterdata/animalmenu-screen.ts';
import { animalusageScreen } from './masterdata/animalusage-screen.ts';
import { category1Screen } from './masterdata/category1-screen.ts';
import { category2Screen } from './masterdata/category2-screen.ts';
import { classificationScreen } from './masterdata/classification-screen.ts';
import { offerfieldScreen } from './masterdata/offerfield-screen.ts';
import { offergroupScreen } from './masterdata/offergroup-screen.ts';
import { requestFormFieldScreen } from './requests/entities/requestformfield-screen.ts';
import { requestPackageScreen } from './requests/entities/requestpackage-screen.ts';
import { rulesetScreen } from './rules/ruleset-screen.ts';
import { productSettingsScreen } from './settings/product-settings-screen.ts';

/** The description of each class's screen; null: the class has a screen of its own. Forgetting a class does not compile. */
export const classScreens = {
  animalkind: animalkindScreen,
  offergroup: offergroupScreen,
  agecategory: agecategoryScreen,
  animalusage: animalusageScreen,
  category1: category1Screen,
  category2: category2Screen,
  classification: classificationScreen,
  animalmenu: animalmenuScreen,
  offerfield: offerfieldScreen,
  requestpackage: requestPackageScreen,
  requestformfield: requestFormFieldScreen,
  country: countryScreen,
  region: regionScreen,
  cmspage: cmspageScreen,
  account: null,
  offer: null,
  upload: null,
  'request-process': null,
  i18nlabels: null,
  ruleset: rulesetScreen,
  missingoffergroup: missingoffergroupScreen,
  productsettings: productSettingsScreen,
  countrylaw: countrylawScreen,
  searchproof: null,
  proofkey: null,
  savedsearches: null,
  decisionrecord: null,
  countrycalendar: countrycalendarScreen,
} as const satisfies { readonly [N in EntityClassName]: AnyClassScreen | null };

export type ScreenClassName = {
  [N in EntityClassName]: (typeof classScreens)[N] extends null ? never : N;
}[EntityClassName];

/** The order of the administration's menu. */
export const SCREEN_CLASSES = [
  'animalkind',
  'offergroup',
  'missingoffergroup',
  'agecategory',
  'animalusage',
  'category1',
  'category2',
  'classification',
  'animalmenu',
  'offerfield',
  'requestpackage',
  'requestformfield',
  'ruleset',
  'countrylaw',
  'country',
  'region',
  'countrycalendar',
  'cmspage',
  'productsettings',
] as const satisfies readonly ScreenClassName[];

/** Returns the class of this name; undefined where its screen is not made from a description. */
export function screenClassOf(name: string): ScreenClassName | undefined {
  return SCREEN_CLASSES.find((className) => className === name);
}

/**
 * Returns the class that a field of such a screen refers to: another one with a screen, or accounts.
 * @throws Error where a description names none of them
 */
export function referredClass(name: string): ScreenClassName | 'account' {
  const className = name === 'account' ? name : screenClassOf(name);
  if (className === undefined) throw new Error(`no screen refers to ${name}`);
  return className;
}
