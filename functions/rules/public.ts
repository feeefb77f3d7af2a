export { countHits } from './count-hits.ts';
export { decisionRuleset } from './decision-ruleset.ts';
