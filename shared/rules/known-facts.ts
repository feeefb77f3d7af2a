import { defined } from '#shared/kernel/defined.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { ROLES } from '#shared/kernel/role.ts';
import { SPECIES_REPORT_CODES } from '#shared/masterdata/report-code.ts';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import type { FactType } from './fact.ts';

/** A fact that the product itself tells rules, and its name for people. */
export type KnownFact = {
  readonly path: string;
  readonly type: FactType;
  readonly labels: Labels;
  /** The values that the fact can have, where they are known. */
  readonly values?: readonly string[];
};

const named = (
  path: string,
  type: FactType,
  [de, en]: readonly [string, string],
  values?: readonly string[],
): KnownFact => ({
  path,
  type,
  labels: [
    { lang: 'de_DE', label: de },
    { lang: 'en_GB', label: en },
  ],
  ...defined({ values }),
});

const COUNTRY_CODE = named('country.code', 'string', ['Land (Kürzel)', 'Country (code)']);
const SPECIES = ['Tierart im Jahresbericht', 'Species of the yearly report'] as const;

/**
 * The facts told to the rules over the answers of a request (`requests/request-facts.ts`), besides the answers
 * themselves.
 */
export const REQUEST_FACTS: readonly KnownFact[] = [
  named('request.type', 'string', ['Art des Antrags', 'Type of request'], REQUEST_TYPES),
  named('request.species', 'string', SPECIES, SPECIES_REPORT_CODES),
  named('request.today', 'string', ['Tag des Ausfüllens', 'Day of filling in']),
];

/** The facts told to the rules that withhold types of request (`requests/offered-request-types.ts`). */
export const REQUEST_TYPE_FACTS: readonly KnownFact[] = [
  COUNTRY_CODE,
  named('animals.species', 'string', SPECIES, SPECIES_REPORT_CODES),
  named('animals.lowhatch', 'boolean', [
    'Tierart mit Anträgen bei Minderschlupf',
    'Animal kind with low-hatch requests',
  ]),
  named('farm.controlBody', 'boolean', [
    'Betrieb hat eine Kontrollstelle',
    'Farm has a control body',
  ]),
  named('farm.association', 'boolean', [
    'Betrieb ist in einem Verband',
    'Farm is in an association',
  ]),
  named('request.today', 'string', ['Tag des Antrags', 'Day of the request']),
];

/**
 * The facts told to the rules that choose the configuration by which an account exports requests (specification
 * section 6: from country, role and user).
 */
export const EXPORT_TYPE_FACTS: readonly KnownFact[] = [
  COUNTRY_CODE,
  named('account.role', 'string', ['Rolle (Kürzel)', 'Role (code)'], ROLES),
  named('account.id', 'string', ['Konto (Kennung)', 'Account (id)']),
];
