import {
  type FieldRule,
  type FieldRuleFacts,
  meetsFieldRule,
} from '#shared/masterdata/field-rule.ts';
import { filterOf } from '#shared/masterdata/input-facts.ts';
import type { OfferfieldEntity } from './offer-fields.ts';

/**
 * Returns the fields that a search for offers can ask about, in the order in which they show. A field shows as long
 * as an offer that is found may have it: an open search leaves its value open.
 */
export function searchedFields<F extends OfferfieldEntity>(
  fields: readonly F[],
  search: FieldRuleFacts,
): F[] {
  return fields
    .filter(({ data }) => data.active && data.type === 'filter')
    .filter(({ data }) => filterOf(data.entryType) !== null)
    .filter(({ data }) => meetsFieldRule(data.visibility, openFacts(data.visibility, search)))
    .sort((a, b) => a.data.sorting - b.data.sorting);
}

function openFacts(rule: FieldRule, search: FieldRuleFacts): FieldRuleFacts {
  const orAny = (chosen: readonly string[], any: readonly string[]) =>
    chosen.length === 0 ? any : chosen;
  return {
    countries: orAny(search.countries, rule.countries),
    animalkinds: orAny(search.animalkinds, rule.animalkinds),
    category1: orAny(search.category1, rule.category1),
    category2: orAny(search.category2, rule.category2),
    animalusages: orAny(search.animalusages, rule.animalusages),
    genders: orAny(search.genders, rule.genders),
    ageCategories: orAny(search.ageCategories, rule.ageCategories),
  };
}
