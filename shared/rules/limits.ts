/** Results of evaluated rulesets kept in memory (specification section 9). */
export const RULESET_RESULT_CACHE_ENTRIES = 50;
