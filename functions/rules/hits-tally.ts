/** Names the tally of a ruleset: a row a day (UTC), in it a number for each rule that fired. */
export const hitsTally = (ruleset: string): string => `ruleHits#${ruleset}`;
/** Rules have any name; a number of the row must not be called like its key. */
export const HIT_PREFIX = 'rule ';
