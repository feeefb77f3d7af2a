import { type Held, inputFacts } from '#shared/masterdata/input-facts.ts';
import { JUSTIFICATION_CODES } from '#shared/requests/entities/justification-codes.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';

type Reading = {
  readonly holds: readonly Held[];
  readonly several?: true;
  /** The options that the product knows. */
  readonly options?: readonly string[];
};

const NUMBER: Reading = { holds: ['number'] };
const DAY: Reading = { holds: ['day'] };
const YES: Reading = { holds: ['yes'] };
const WORDS: Reading = { holds: ['line', 'text'] };

/**
 * The fields whose answers the product itself reads, by internal name: for the law, the yearly report, the proof of a
 * search. A purpose in words is read as none.
 */
const READ_FIELDS: ReadonlyMap<string, Reading> = new Map([
  ['numberWanted', NUMBER],
  ['adultStock', NUMBER],
  ['boughtThisYear', NUMBER],
  ['stockNow', NUMBER],
  ['colonies', NUMBER],
  ['weightKg', NUMBER],
  ['animalsGranted', NUMBER],
  ['animalsBought', NUMBER],
  ['wantedFrom', DAY],
  ['arrivalDay', DAY],
  ['hatchDay', DAY],
  ['birthDay', DAY],
  ['youngestBirthDay', DAY],
  ['orderedOn', DAY],
  ['formalDecisionOn', DAY],
  ['validUntil', DAY],
  ['purchaseDate', DAY],
  ['arrivedOn', DAY],
  ['bornOn', DAY],
  ['searchWaived', YES],
  ['lastPurchase', YES],
  ['seller', WORDS],
  ['earTags', { ...WORDS, several: true }],
  ['justificationCode', { holds: ['option'], options: JUSTIFICATION_CODES }],
]);

/** Tells whether the product could not read the answers to a field, though it reads those to a field of its name. */
export function isMisread({ internalName, inputType, options }: FormField): boolean {
  const reading = READ_FIELDS.get(internalName);
  if (reading === undefined) return false;
  const { holds, several } = inputFacts(inputType);
  const isKind = reading.holds.includes(holds) && reading.several === several;
  const isKnown = ({ id, enabled }: FormField['options'][number]) =>
    !enabled || reading.options === undefined || reading.options.includes(id);
  return !isKind || !options.every(isKnown);
}
