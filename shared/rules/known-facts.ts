import { ROLES } from '#shared/kernel/role.ts';
import { SPECIES_REPORT_CODES } from '#shared/masterdata/report-code.ts';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import type { FactType } from './fact.ts';

type KnownPath =
  | 'account.id'
  | 'account.role'
  | 'animals.lowhatch'
  | 'animals.species'
  | 'country.code'
  | 'farm.association'
  | 'farm.controlBody'
  | 'request.species'
  | 'request.today'
  | 'request.type';

/** A fact that the product itself tells rules. */
export type KnownFact = {
  readonly path: KnownPath;
  readonly type: FactType;
  /** The values that the fact can have, where they are known. */
  readonly values?: readonly string[];
};

/**
 * The facts told to the rules over the answers of a request (`requests/request-facts.ts`), besides the answers
 * themselves.
 */
export const REQUEST_FACTS: readonly KnownFact[] = [
  { path: 'request.type', type: 'string', values: REQUEST_TYPES },
  { path: 'request.species', type: 'string', values: SPECIES_REPORT_CODES },
  { path: 'request.today', type: 'string' },
];

/** The facts told to the rules that withhold types of request (`requests/offered-request-types.ts`). */
export const REQUEST_TYPE_FACTS: readonly KnownFact[] = [
  { path: 'country.code', type: 'string' },
  { path: 'animals.species', type: 'string', values: SPECIES_REPORT_CODES },
  { path: 'animals.lowhatch', type: 'boolean' },
  { path: 'farm.controlBody', type: 'boolean' },
  { path: 'farm.association', type: 'boolean' },
  { path: 'request.today', type: 'string' },
];

/**
 * The facts told to the rules that choose the configuration by which an account exports requests (specification
 * section 6: from country, role and user).
 */
export const EXPORT_TYPE_FACTS: readonly KnownFact[] = [
  { path: 'country.code', type: 'string' },
  { path: 'account.role', type: 'string', values: ROLES },
  { path: 'account.id', type: 'string' },
];
