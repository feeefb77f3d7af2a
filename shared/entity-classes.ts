import { accountClass } from '#shared/accounts/account-class.ts';
import { missingoffergroupClass } from '#shared/contact/missingoffergroup.ts';
import { cmspageClass } from '#shared/content/cmspage.ts';
import { i18nlabelsClass } from '#shared/content/i18nlabels.ts';
import { countryClass } from '#shared/countries/country.ts';
import { countrycalendarClass } from '#shared/countries/countrycalendar.ts';
import { regionClass } from '#shared/countries/region.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { countrylawClass } from '#shared/law/countrylaw.ts';
import { agecategoryClass } from '#shared/masterdata/agecategory.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { animalmenuClass } from '#shared/masterdata/animalmenu.ts';
import { animalusageClass } from '#shared/masterdata/animalusage.ts';
import { category1Class } from '#shared/masterdata/category1.ts';
import { category2Class } from '#shared/masterdata/category2.ts';
import { classificationClass } from '#shared/masterdata/classification.ts';
import { offerfieldClass } from '#shared/masterdata/offerfield.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { savedsearchesClass } from '#shared/offers/savedsearches.ts';
import { proofkeyClass } from '#shared/proofs/proofkey.ts';
import { searchproofClass } from '#shared/proofs/searchproof.ts';
import { decisionRecordClass } from '#shared/requests/entities/decision-record-class.ts';
import { requestFormFieldClass } from '#shared/requests/entities/requestformfield.ts';
import { requestPackageClass } from '#shared/requests/entities/requestpackage.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { rulesetClass } from '#shared/rules/ruleset.ts';
import { productSettingsClass } from '#shared/settings/product-settings.ts';
import { uploadClass } from '#shared/uploads/upload.ts';

/** The classes of specification section 3, written as there; a business ruleset is one of its entities, too, and so are what somebody missed, the settings of the installation, law and holidays of each country, the records of decisions, the proofs of searches with their keys, and the searches that accounts keep. */
export const ENTITY_CLASS_NAMES = [
  'animalkind',
  'account',
  'offergroup',
  'offer',
  'upload',
  'country',
  'category1',
  'category2',
  'classification',
  'animalusage',
  'agecategory',
  'animalmenu',
  'offerfield',
  'region',
  'cmspage',
  'requestformfield',
  'requestpackage',
  'request-process',
  'i18nlabels',
  'ruleset',
  'missingoffergroup',
  'productsettings',
  'countrylaw',
  'decisionrecord',
  'countrycalendar',
  'searchproof',
  'proofkey',
  'savedsearches',
] as const;
export type EntityClassName = (typeof ENTITY_CLASS_NAMES)[number];

/** Every class by its name; forgetting one does not compile. */
export const entityClasses = {
  animalkind: animalkindClass,
  account: accountClass,
  offergroup: offergroupClass,
  offer: offerClass,
  upload: uploadClass,
  country: countryClass,
  category1: category1Class,
  category2: category2Class,
  classification: classificationClass,
  animalusage: animalusageClass,
  agecategory: agecategoryClass,
  animalmenu: animalmenuClass,
  offerfield: offerfieldClass,
  region: regionClass,
  cmspage: cmspageClass,
  requestformfield: requestFormFieldClass,
  requestpackage: requestPackageClass,
  'request-process': requestProcessClass,
  i18nlabels: i18nlabelsClass,
  ruleset: rulesetClass,
  missingoffergroup: missingoffergroupClass,
  productsettings: productSettingsClass,
  countrylaw: countrylawClass,
  decisionrecord: decisionRecordClass,
  countrycalendar: countrycalendarClass,
  searchproof: searchproofClass,
  proofkey: proofkeyClass,
  savedsearches: savedsearchesClass,
} as const satisfies { readonly [N in EntityClassName]: AnyEntityClass & { readonly name: N } };

/** The classes that hold data of people. */
export type PersonalClassName = {
  [N in EntityClassName]: (typeof entityClasses)[N]['personal'] extends 'none' ? never : N;
}[EntityClassName];

/** Returns the class with this name; undefined when there is none. */
export function entityClassOf(name: string): AnyEntityClass | undefined {
  const className = ENTITY_CLASS_NAMES.find((each) => each === name);
  return className && entityClasses[className];
}
