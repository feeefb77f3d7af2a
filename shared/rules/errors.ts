import { defineErrors } from '#shared/kernel/app-error.ts';

export const ruleErrors = defineErrors('rules', {
  incoherent: { status: 422, message: 'The rules do not fit the facts they name.' },
  unknownPath: { status: 400, message: 'The ruleset does not know this fact.' },
  otherType: { status: 400, message: 'The value has not the type of the fact.' },
  comparisonUnfit: { status: 400, message: 'Facts of this type cannot be compared like this.' },
  comparedTwice: { status: 400, message: 'A fact is compared with a value or with another fact.' },
  namedTwice: { status: 400, message: 'This name is used twice.' },
  caseNotMet: { status: 400, message: 'In this example other rules apply than it says.' },
  tooManyRulesets: { status: 422, message: 'At most {0} rulesets are kept.' },
  neverTold: { status: 400, message: 'The product does not tell this fact to these rules.' },
  unknownDecision: { status: 400, message: 'The product cannot decide this way.' },
  decisionIsPublic: { status: 400, message: 'Pages decide with these rules: they are public.' },
  keyNotFound: { status: 404, message: 'No ruleset has this key.' },
  pinnedRuleset: {
    status: 422,
    message: 'Request packages use these rules: they stay public.',
  },
});
