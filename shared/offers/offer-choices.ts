/**
 * The countries and animal kinds that an entry of the reference data is for; a missing or empty list sets no bounds.
 */
export type Applicability = {
  readonly country?: string | undefined;
  readonly countries?: readonly string[];
  readonly activeInCountries?: readonly string[];
  readonly animalkind?: string;
  readonly animalkinds?: readonly string[];
};

/** Tells whether this choice is used in the country. */
export function isUsedIn(choice: Applicability, country: string): boolean {
  return (
    (choice.country === undefined || choice.country === country) &&
    allows(choice.countries, country) &&
    allows(choice.activeInCountries, country)
  );
}

/** Tells whether this choice belongs to the animal kind. */
export function belongsTo(choice: Applicability, animalkind: string): boolean {
  return (
    (choice.animalkind === undefined || choice.animalkind === animalkind) &&
    allows(choice.animalkinds, animalkind)
  );
}

function allows(list: readonly string[] | undefined, id: string): boolean {
  return list === undefined || list.length === 0 || list.includes(id);
}
