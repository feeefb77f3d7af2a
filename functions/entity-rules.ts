import type * as z from 'zod';
import { accountRule } from '#functions/accounts/entity-rules.ts';
import { regionRule } from '#functions/accounts/offices/region-rule.ts';
import { missingoffergroupRule } from '#functions/contact/public.ts';
import { cmspageRule } from '#functions/content/cmspage-rule.ts';
import { i18nlabelsRule } from '#functions/content/entity-rules.ts';
import { countryRule } from '#functions/countries/entity-rules.ts';
import type { AnyEntityRule, EntityRule } from '#functions/kernel/entity-rule.ts';
import { countrylawRule } from '#functions/law/entity-rules.ts';
import { offergroupRule } from '#functions/masterdata/public.ts';
import { offerRule } from '#functions/offers/entity-rules.ts';
import { savedsearchesRule } from '#functions/offers/telling/savedsearches-rule.ts';
import { requestFormFieldRule, requestPackageRule } from '#functions/requests/entity-rules.ts';
import { rulesetRule } from '#functions/rules/entity-rules.ts';
import { uploadRule } from '#functions/uploads/entity-rules.ts';
import type { EntityClassName, entityClasses } from '#shared/entity-classes.ts';

type DataOf<N extends EntityClassName> = z.infer<(typeof entityClasses)[N]['schema']>;

/** The rules by entity class; an entity of a class without a rule is saved as it is sent. */
const rules = {
  account: accountRule,
  cmspage: cmspageRule,
  country: countryRule,
  countrylaw: countrylawRule,
  i18nlabels: i18nlabelsRule,
  missingoffergroup: missingoffergroupRule,
  offer: offerRule,
  offergroup: offergroupRule,
  region: regionRule,
  requestformfield: requestFormFieldRule,
  requestpackage: requestPackageRule,
  ruleset: rulesetRule,
  savedsearches: savedsearchesRule,
  upload: uploadRule,
} as const satisfies {
  // biome-ignore lint/suspicious/noExplicitAny: a class does not carry the type of its draft
  readonly [N in EntityClassName]?: EntityRule<DataOf<N>, any>;
};

export const entityRules: Readonly<Partial<Record<string, AnyEntityRule>>> = rules;
