/** Results of evaluated rulesets kept in memory (specification section 9). */
export const RULESET_RESULT_CACHE_ENTRIES = 50;
/** Rulesets of the product: they are listed in one answer, a search page (specification section 9). */
export const RULESETS = 200;
export const RULESET_NAME_LENGTH = 120;
/** Facts that a ruleset knows. */
export const RULESET_PATHS = 200;
export const RULES = 100;
export const RULE_NAME_LENGTH = 120;
export const CONDITIONS = 20;
export const CONSEQUENCES = 20;
/** Values of one `in`. */
export const CONDITION_VALUES = 100;
/** Examples that a ruleset keeps, each with the rules that must fire. */
export const RULE_CASES = 50;
export const CASE_FACTS = 60;
/** Facts that one evaluation is given. */
export const FACTS = 400;
/** Bytes of one evaluation's facts: all facts, but not each of them as long as it could be. */
export const FACTS_BODY_BYTES = 200_000;
/** Characters of a fact: as long as an answer of a form. */
export const FACT_LENGTH = 4000;
/** Days over which the hits of a rule are counted. */
export const RECENT_HIT_DAYS = 30;
/** Days back in which the last hit of a rule is looked for. */
export const HIT_DAYS = 90;
