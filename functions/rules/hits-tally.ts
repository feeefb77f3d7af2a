/** Names the tally of a ruleset: a row for each day (UTC), with a number for each rule that fired. */
export const hitsTally = (ruleset: string): string => `ruleHits#${ruleset}`;
/** The prefix of a rule's number in the row, because a rule may have the name of the row's key. */
export const HIT_PREFIX = 'rule ';
