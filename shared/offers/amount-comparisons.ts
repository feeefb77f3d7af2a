/** The ways in which a search compares the number of animals (specification section 9: >, <, =). */
export const AMOUNT_COMPARISONS = ['gte', 'lte', 'eq', 'gt', 'lt'] as const;
