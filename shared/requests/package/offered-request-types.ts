import type { Country } from '#shared/countries/country.ts';
import type { Labels } from '#shared/kernel/label.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { SpeciesReportCode } from '#shared/masterdata/report-code.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import { evaluateRuleset } from '#shared/rules/evaluate-ruleset.ts';
import { type Facts, factAt } from '#shared/rules/fact.ts';
import type { Ruleset } from '#shared/rules/ruleset.ts';
import { possibleRequestTypes, type RequestOccasion } from './possible-request-types.ts';

/** A type that rules withhold; `labels` are the sentence that tells why. */
export type WithheldType = { readonly type: RequestType; readonly labels: Labels };

export type OfferedTypes = {
  readonly types: readonly RequestType[];
  readonly withheld: readonly WithheldType[];
  /** The names of the rules that fired. */
  readonly fired: readonly string[];
};

/** The occasion of a request with the facts that only rules look at. */
export type RuledOccasion = RequestOccasion & {
  readonly country: Pick<Country, 'code'>;
  /** The code of the animal kind; undefined where the yearly report has none. */
  readonly species: SpeciesReportCode | undefined;
  /** The day in the country. */
  readonly today: Day;
};

/**
 * Returns the types of request that a farmer can choose for an animal kind: the possible ones but those that the rules
 * of the decision `requestTypes` withhold. A rule sets `withheld.<what>` to a type; the labels of that fact are the
 * sentence. So rules take types away and never offer one that no office could answer. Browser and server ask the same.
 */
export function offeredRequestTypes(
  occasion: RuledOccasion,
  ruleset: Pick<Ruleset, 'paths' | 'rules'> | undefined,
): OfferedTypes {
  const possible = possibleRequestTypes(occasion);
  if (ruleset === undefined) return { types: possible, withheld: [], fired: [] };
  const { facts, fired } = evaluateRuleset(ruleset, occasionFacts(occasion));
  const withheld = ruleset.paths.flatMap(({ path, labels = [] }): WithheldType[] => {
    const named = path.startsWith('withheld.') ? factAt(facts, path) : null;
    const type = possible.find((type) => type === named);
    return type === undefined ? [] : [{ type, labels }];
  });
  const isWithheld = (type: RequestType) => withheld.some((entry) => entry.type === type);
  return { types: possible.filter((type) => !isWithheld(type)), withheld, fired };
}

/** Returns the facts of the occasion, as `REQUEST_TYPE_FACTS` names them. */
function occasionFacts({ country, animalkind, farmer, species, today }: RuledOccasion): Facts {
  return {
    'country.code': country.code,
    'animals.species': species ?? null,
    'animals.lowhatch': country.animalkindsUsingLowhatchRequests.includes(animalkind),
    'farm.controlBody': farmer.insData.some(isActive),
    'farm.association': farmer.asoData.some(isActive),
    'request.today': today,
  };
}

const isActive = ({ deactivatedOn }: { readonly deactivatedOn?: string | undefined }): boolean =>
  deactivatedOn === undefined;
