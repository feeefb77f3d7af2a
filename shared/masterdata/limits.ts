/** Years of age that a numeric age filter spans when the animal kind says nothing else (specification section 9). */
export const DEFAULT_AGE_RANGE = { min: 0, max: 10 } as const;
