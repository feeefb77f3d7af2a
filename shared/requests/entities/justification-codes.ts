/** The reasons of a permission that the yearly report knows. */
export const JUSTIFICATION_CODES = ['lackOfSuitableAnimals', 'other'] as const;
