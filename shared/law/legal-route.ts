import type { AgeRule, Law, ShareRule } from './law.ts';
import { dayAfterPeriod } from './law-day.ts';
import type { LawSpecies } from './law-words.ts';
import type { Herd, LegalFacts, Question } from './legal-facts.ts';
import { askFirst, byGround, free, notPossible, type Route, refused } from './route.ts';
import { extensionMost, renewalMost, shareRuleOf } from './yearly-most.ts';

/** A step towards the route: the route itself, or the question that it still needs. */
type Step = { readonly route: Route } | { readonly ask: Question };

const ask = (question: Question): Step => ({ ask: question });
const answer = (route: Route): Step => ({ route });

/** Returns the way to the animals by the law of the farm's country; undefined while `nextQuestion` asks for more. */
export function legalRoute(facts: LegalFacts, law: Law): Route | undefined {
  const step = stepOf(facts, law);
  return 'route' in step ? step.route : undefined;
}

/** Returns the question that is needed next; undefined when the facts suffice for the route. */
export function nextQuestion(facts: LegalFacts, law: Law): Question | undefined {
  const step = stepOf(facts, law);
  return 'ask' in step ? step.ask : undefined;
}

function stepOf(facts: LegalFacts, law: Law): Step {
  const { species, purchase } = facts;
  if (species === undefined) return ask('species');
  if (purchase === undefined) return ask('purchase');
  if (purchase === 'organic') return answer(free('organic'));
  if (species === 'aquaculture') return inAquaculture(facts, law);
  if (purchase !== 'breeding' && species !== 'poultry') return answer(refused(law, 'fattening'));
  if (purchase === 'breeding') {
    if (facts.endangered === undefined && has(law, 'EB')) return ask('endangered');
    if (facts.endangered === true) return answer(byGround(law, facts, 'EB'));
  }
  if (facts.herd === undefined) return ask('herd');
  if (facts.herd === 'afterCatastrophe') return afterCatastrophe(facts, law);
  if (species === 'poultry') return ofPoultry(facts, law);
  if (species === 'bees') return byNumbers(facts, law, species, 'BE');
  if (facts.herd === 'first') return ofFirstHerd(facts, law, species);
  return ofHerd(facts, law, species, facts.herd);
}

const has = ({ grounds }: Law, ground: string): boolean =>
  grounds.some((row) => row.ground === ground);

function inAquaculture(facts: LegalFacts, law: Law): Step {
  if (facts.purchase !== 'onGrowing' || !has(law, 'AQ'))
    return answer(askFirst(law, 'aquaculture'));
  if (facts.bredBefore2022 === undefined) return ask('bredBefore2022');
  return answer(
    facts.bredBefore2022 ? notPossible('bredBefore2022', 'AQ') : askFirst(law, 'aquaculture', 'AQ'),
  );
}

function afterCatastrophe(facts: LegalFacts, law: Law): Step {
  if (!has(law, 'CAT')) return answer(askFirst(law, 'notListed'));
  if (facts.formalDecision === undefined) return ask('formalDecision');
  return answer(
    facts.formalDecision ? byGround(law, facts, 'CAT') : askFirst(law, 'noFormalDecision', 'CAT'),
  );
}

function ofPoultry(facts: LegalFacts, law: Law): Step {
  const orders = law.generalOrders.filter(({ ground }) => ground === 'LOW');
  if (facts.herd === 'lowHatch' && orders.length > 0) {
    const { state } = facts;
    if (state === undefined) return ask('state');
    const order = orders.find(({ states }) => states.includes(state));
    if (order !== undefined) {
      const { act } = order;
      const record = { ...free('generalOrder'), kind: 'record', ground: 'LOW', act } as const;
      return answer({ ...record, papers: ['farmRecord'], conditions: ['fromNowOrganic'] });
    }
  }
  return ofYoung(facts, law, ageRule(law, 'P3', 'poultry'));
}

const ageRule = (law: Law, ground: AgeRule['ground'], species: LawSpecies): AgeRule | undefined =>
  law.ages.find((row) => row.ground === ground && row.species === species);

const ofFirstHerd = (facts: LegalFacts, law: Law, species: LawSpecies): Step =>
  ofYoung(facts, law, ageRule(law, 'YM', species));

/** Returns the step for animals that must be below an age or a weight on the day of their arrival. */
function ofYoung(facts: LegalFacts, law: Law, rule: AgeRule | undefined): Step {
  if (rule?.below === undefined) return answer(askFirst(law, 'notListed'));
  const { ground, below, unit } = rule;
  if (unit === 'kg') {
    if (facts.weightKg === undefined) return ask('weight');
    return answer(
      facts.weightKg < below ? byGround(law, facts, ground) : notPossible('tooHeavy', ground),
    );
  }
  const days = daysOf(facts);
  if (days === undefined) return ask('age');
  return answer(
    days.arrivalDay < dayAfterPeriod(days.birthDay, below, unit)
      ? byGround(law, facts, ground)
      : notPossible('tooOld', ground),
  );
}

/** Returns both days; no animal arrives before its birth. */
function daysOf({ birthDay, arrivalDay }: LegalFacts) {
  if (birthDay === undefined || arrivalDay === undefined || arrivalDay < birthDay) return undefined;
  return { birthDay, arrivalDay };
}

/** Returns the step for adult males, and females that have not given birth, that come to an existing stock. */
function ofHerd(facts: LegalFacts, law: Law, species: LawSpecies, herd: Herd): Step {
  if (facts.animal === undefined) return ask('animal');
  if (facts.animal === 'hasGivenBirth') return answer(refused(law, 'hasGivenBirth'));
  if (facts.animal === 'male') return ofMales(facts, law, species);
  const ground = EXTENSIONS[herd];
  if (ground === undefined) return byNumbers(facts, law, species, 'FR');
  if (facts.confirmed === undefined) return ask('confirmed');
  return facts.confirmed
    ? byNumbers(facts, law, species, ground)
    : answer(askFirst(law, 'notConfirmed', ground));
}

type Extension = 'F40a' | 'F40b' | 'F40c';
const EXTENSIONS: { readonly [H in Herd]?: Extension } = {
  extension: 'F40a',
  newBreed: 'F40b',
  newBranch: 'F40c',
};

function ofMales(facts: LegalFacts, law: Law, species: LawSpecies): Step {
  if (!has(law, 'MR')) return answer(askFirst(law, 'notListed'));
  const rule = ageRule(law, 'MR', species);
  if (rule?.from === undefined || rule.unit === 'kg') {
    if (facts.adult === undefined) return ask('adult');
    return answer(facts.adult ? byGround(law, facts, 'MR') : notPossible('notGrownUp', 'MR'));
  }
  const days = daysOf(facts);
  if (days === undefined) return ask('age');
  const grownUp = dayAfterPeriod(days.birthDay, rule.from, rule.unit);
  if (days.arrivalDay >= grownUp) return answer(byGround(law, facts, 'MR'));
  const { trainingFrom } = rule;
  const mayTrain =
    trainingFrom !== undefined &&
    days.arrivalDay >= dayAfterPeriod(days.birthDay, trainingFrom, rule.unit);
  return answer(
    mayTrain
      ? { ...byGround(law, facts, 'MR'), reason: 'training', applyFrom: grownUp }
      : notPossible('notGrownUp', 'MR'),
  );
}

/** Returns the step for animals of which a farm may buy a number in a year. */
function byNumbers(
  facts: LegalFacts,
  law: Law,
  species: LawSpecies,
  ground: 'FR' | 'BE' | Extension,
): Step {
  const rule = shareRuleOf(law, species);
  if (rule === undefined || !has(law, ground)) return answer(askFirst(law, 'notListed'));
  const { stock, used = 0 } = facts;
  if (stock === undefined) return ask('numbers');
  const yearly = mostOfGround(rule, ground, stock);
  if (yearly === undefined) return answer(askFirst(law, 'noStock', ground));
  return answer(byGround(law, facts, ground, Math.max(0, yearly.most - used)));
}

const mostOfGround = (rule: ShareRule, ground: string, stock: number) =>
  ground === 'FR' || ground === 'BE' ? renewalMost(rule, stock) : extensionMost(rule, stock);
