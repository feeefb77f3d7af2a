import { defined } from '#shared/kernel/defined.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { ConversionRule, GroundRule, Law } from './law.ts';
import { dayAfterPeriod } from './law-day.ts';
import type { Condition, Decider, Paper } from './law-words.ts';
import type { LegalFacts } from './legal-facts.ts';

type RouteKind = 'none' | 'record' | 'apply' | 'askFirst' | 'notPossible';

/** The reasons of refusals, and the matters about which an office is asked. */
export type RouteReason =
  | 'organic'
  | 'organicSuffices'
  | 'fattening'
  | 'hasGivenBirth'
  | 'tooOld'
  | 'tooHeavy'
  | 'notGrownUp'
  | 'training'
  | 'quotaUsed'
  | 'noStock'
  | 'notConfirmed'
  | 'noFormalDecision'
  | 'bredBefore2022'
  | 'aquaculture'
  | 'generalOrder'
  | 'groundOver'
  | 'notListed';

type Conversion = Pick<ConversionRule, 'product' | 'amount' | 'unit' | 'threeQuartersOfLife'> & {
  /** The first day of organic products, where the day of arrival is known. */
  readonly organicFrom?: Day;
};

/** The way to animals that are wanted. */
export type Route = {
  readonly kind: RouteKind;
  readonly decider: Decider;
  readonly reason?: RouteReason;
  readonly ground?: GroundRule['ground'];
  readonly act?: string;
  readonly point?: string;
  readonly most?: number;
  /** The number of wanted animals above `most`. */
  readonly tooMany?: number;
  /** The number of organic animals to take first. */
  readonly takeOrganic?: number;
  /** The first day on which the application is taken. */
  readonly applyFrom?: Day;
  readonly endsOn?: Day;
  readonly monthsAtMost?: number;
  readonly papers: readonly Paper[];
  readonly conditions: readonly Condition[];
  readonly conversions: readonly Conversion[];
};

const NOTHING = { papers: [], conditions: [], conversions: [] } as const;

/** Returns the route of animals that need no permission. */
export function free(reason: RouteReason): Route {
  return { kind: 'none', decider: 'nobody', reason, ...NOTHING };
}

/** Returns the route of animals that nobody may permit; `ground` is the one that comes near. */
export function notPossible(reason: RouteReason, ground?: GroundRule['ground']): Route {
  return { kind: 'notPossible', decider: 'nobody', reason, ...defined({ ground }), ...NOTHING };
}

/** Returns the route to the office that knows more, or must confirm something first. */
export function askFirst(law: Law, reason: RouteReason, ground?: GroundRule['ground']): Route {
  return { kind: 'askFirst', decider: law.asks, reason, ...defined({ ground }), ...NOTHING };
}

/** Returns the refusal by a law that lists all grounds; by any other law, the route to the office. */
export function refused(law: Law, reason: RouteReason): Route {
  return law.isComplete ? notPossible(reason) : askFirst(law, 'notListed');
}

/** Returns the route by a ground of the law; at most `most` animals, where there is a number. */
export function byGround(
  law: Law,
  facts: LegalFacts,
  ground: GroundRule['ground'],
  most?: number,
): Route {
  const rule = law.grounds.find((row) => row.ground === ground);
  if (rule === undefined) return askFirst(law, 'notListed');
  const { endsOn } = rule;
  if (endsOn !== undefined && facts.arrivalDay !== undefined && facts.arrivalDay > endsOn)
    return notPossible('groundOver', ground);
  if (most === 0) return notPossible('quotaUsed', ground);
  const organic = rule.papers.includes('search') ? (facts.available ?? 0) : 0;
  const { wanted } = facts;
  if (wanted !== undefined && wanted > 0 && organic >= wanted)
    return notPossible('organicSuffices', ground);
  const rest = wanted === undefined ? undefined : wanted - organic;
  const { act = law.act, point, decider, monthsAtMost, papers, conditions } = rule;
  return {
    kind: decider === 'nobody' ? 'record' : 'apply',
    decider,
    ground,
    act,
    point,
    ...mostOf(most, rest, organic),
    ...defined({ endsOn, monthsAtMost }),
    papers,
    conditions,
    conversions: conversionsOf(law, facts),
  };
}

/** Returns the most animals: without a quota, the wish less the organic animals. */
function mostOf(quota: number | undefined, rest: number | undefined, organic: number) {
  const tooMany = quota === undefined || rest === undefined ? 0 : Math.max(0, rest - quota);
  const most = quota ?? (organic > 0 ? rest : undefined);
  return defined({
    most,
    tooMany: tooMany > 0 ? tooMany : undefined,
    takeOrganic: organic > 0 ? organic : undefined,
  });
}

function conversionsOf(law: Law, { species, purchase, arrivalDay }: LegalFacts): Conversion[] {
  const isWanted = ({ product }: ConversionRule) =>
    (purchase !== 'eggs' && purchase !== 'meat') || product === purchase;
  return law.conversions
    .filter((row) => row.species === species && isWanted(row))
    .map(({ product, amount, unit, threeQuartersOfLife }) => ({
      product,
      amount,
      unit,
      ...defined({
        threeQuartersOfLife,
        organicFrom: arrivalDay && dayAfterPeriod(arrivalDay, amount, unit),
      }),
    }));
}
