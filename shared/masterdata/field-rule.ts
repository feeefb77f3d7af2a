import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import { Gender } from './gender.ts';

const refs = z.array(Ref).max(500).default([]);

/** Where an offer field shows or must be filled: every list that is not empty must hold the offer's value. */
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

/** Does the rule hold for an offer? An empty list asks for nothing. */
export function meetsFieldRule(rule: FieldRule, facts: FieldRuleFacts): boolean {
  const meets = (wanted: readonly string[], have: readonly string[]) =>
    wanted.length === 0 || have.some((value) => wanted.includes(value));
  return (
    meets(rule.countries, facts.countries) &&
    meets(rule.animalkinds, facts.animalkinds) &&
    meets(rule.category1, facts.category1) &&
    meets(rule.category2, facts.category2) &&
    meets(rule.animalusages, facts.animalusages) &&
    meets(rule.genders, facts.genders) &&
    meets(rule.ageCategories, facts.ageCategories)
  );
}
