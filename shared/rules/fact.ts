import * as z from 'zod';
import { FACT_LENGTH } from './limits.ts';

/** The path of a fact: names with dots between them, `answers.ageDays`. */
export const FactPath = z
  .string()
  .max(120)
  .regex(/^[a-zA-Z][a-zA-Z0-9]*(\.[a-zA-Z0-9_-]+){0,4}$/);
export type FactPath = z.infer<typeof FactPath>;

/** The types of values (specification section 3, business ruleset); every fact may also be null. */
export const FACT_TYPES = ['string', 'number', 'boolean'] as const;
export type FactType = (typeof FACT_TYPES)[number];

export const FactValue = z.union([z.string().max(FACT_LENGTH), z.number(), z.boolean(), z.null()]);
export type FactValue = z.infer<typeof FactValue>;

/** Values by their path; the value of a missing path is null. */
export type Facts = Readonly<Record<string, FactValue>>;

/** Returns the fact at a path. */
export function factAt(facts: Facts, path: string): FactValue {
  return (Object.hasOwn(facts, path) ? facts[path] : null) ?? null;
}
