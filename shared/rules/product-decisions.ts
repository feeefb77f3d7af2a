import { REQUEST_EXPORTS } from '#shared/exports/request-exports.ts';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import type { FactType } from './fact.ts';
import { EXPORT_TYPE_FACTS, type KnownFact, REQUEST_TYPE_FACTS } from './known-facts.ts';

/**
 * The decisions that the product takes by rules. Each is at once the alias of the ruleset by which administrators
 * take the decision over; without that ruleset the product decides by its own code.
 */
export const PRODUCT_DECISIONS = ['requestTypes', 'exportType'] as const;
export type ProductDecision = (typeof PRODUCT_DECISIONS)[number];

/** Returns the decision of this alias; undefined where the product asks for no such ruleset. */
export const decisionOf = (alias: string | undefined): ProductDecision | undefined =>
  PRODUCT_DECISIONS.find((decision) => decision === alias);

/** One decision: the facts that the product tells, and the facts by which rules decide. */
type Decision = {
  readonly told: readonly KnownFact[];
  /** Facts that rules set, as the beginning of their paths, each with the values that the product understands. */
  readonly decides: { readonly path: string; readonly values: readonly string[] };
  /** Tells whether pages decide with these rules, too, so that everybody may read them. */
  readonly isPublic: boolean;
};

export const PRODUCT_DECISION: Readonly<Record<ProductDecision, Decision>> = {
  requestTypes: {
    told: REQUEST_TYPE_FACTS,
    decides: { path: 'withheld.', values: REQUEST_TYPES },
    isPublic: true,
  },
  exportType: {
    told: EXPORT_TYPE_FACTS,
    decides: { path: 'export.type', values: REQUEST_EXPORTS },
    isPublic: false,
  },
};

/** Returns the type of a fact that a decision is told or takes; undefined where the product knows no such fact. */
export function decisionFactType(decision: ProductDecision, path: string): FactType | undefined {
  const { told, decides } = PRODUCT_DECISION[decision];
  if (path.startsWith(decides.path)) return 'string';
  return told.find((fact) => fact.path === path)?.type;
}
