import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import { Gender } from './gender.ts';

const refs = z.array(Ref).max(500).default([]);

/** The rule where an offer field shows or must be filled: every list that is not empty must hold the offer's value. */
export const FieldRule = z.strictObject({
  countries: refs,
  animalkinds: refs,
  category1: refs,
  category2: refs,
  animalusages: refs,
  genders: z.array(Gender).max(3).default([]),
  ageCategories: refs,
});
export type FieldRule = z.infer<typeof FieldRule>;

/** The facts of an offer that a rule looks at; several first categories count as any of them. */
export type FieldRuleFacts = {
  readonly [N in keyof FieldRule]: readonly string[];
};

/** Tells whether the rule holds for an offer. An empty list asks for nothing. */
export function meetsFieldRule(rule: FieldRule, facts: FieldRuleFacts): boolean {
  return unmetLists(rule, facts).length === 0;
}

/** Returns the lists of the rule that hold no value of the offer, in their order; none where the rule holds. */
export function unmetLists(rule: FieldRule, facts: FieldRuleFacts): (keyof FieldRule)[] {
  return RULE_LISTS.filter((name) => {
    const wanted: readonly string[] = rule[name];
    return wanted.length > 0 && !facts[name].some((value) => wanted.includes(value));
  });
}

/** The lists of a rule, each about a field of the offer. Plain names: pages load no schemas. */
export const RULE_LISTS = [
  'countries',
  'animalkinds',
  'category1',
  'category2',
  'animalusages',
  'genders',
  'ageCategories',
] as const satisfies readonly (keyof FieldRule)[];
