import * as z from 'zod';
import { boundedRecord } from '#shared/kernel/bounded-record.ts';
import { defineEndpoint, LONG_BODY_BYTES } from '#shared/kernel/endpoint.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Day, Instant } from '#shared/kernel/time.ts';
import { FactPath, FactValue } from './fact.ts';
import { FACTS, FACTS_BODY_BYTES, RULE_NAME_LENGTH, RULES, RULESETS } from './limits.ts';
import { RuleDraft, Ruleset, RulesetAlias } from './ruleset.ts';

const Facts = boundedRecord(FactPath, FactValue, FACTS);

/** The wanted ruleset: an exact revision, the newest of an id, or the newest of an alias. The id goes before the alias. */
const WhichRuleset = z
  .strictObject({
    id: Ref.optional(),
    rev: z.int().min(1).optional(),
    alias: RulesetAlias.optional(),
  })
  .refine(({ id, alias }) => id !== undefined || alias !== undefined, {
    path: ['id'],
    message: 'required',
  })
  .refine(({ id, rev }) => rev === undefined || id !== undefined, {
    path: ['rev'],
    message: 'notAllowed',
  });

export const ruleEndpoints = {
  updateRuleset: defineEndpoint({
    method: 'POST',
    path: 'bbay/ruleset/update',
    who: ['ADM'],
    bodyBytes: LONG_BODY_BYTES,
    summary:
      'Creates a ruleset, or replaces what is named of one: its alias and its examples stay where they are not. Each rule that differs from before gets the time of its change. Requests that have begun keep the revision they pinned.',
    input: z.strictObject({
      /** The id of the ruleset; absent for a new one. */
      id: Ref.optional(),
      /** The revision that the editor saw; the newest unless one is named. */
      rev: z.int().min(1).optional(),
      ...Ruleset.omit({ rules: true, public: true }).shape,
      /** Tells whether everybody may read the ruleset; absent: as before, a new ruleset is not public. */
      public: z.boolean().optional(),
      rules: z.array(RuleDraft.extend({ updated: Instant.optional() })).max(RULES),
    }),
    output: Entity,
  }),
  listRulesets: defineEndpoint({
    method: 'GET',
    path: 'bbay/ruleset/list',
    who: ['ADM'],
    summary: 'The rulesets, by name.',
    input: z.strictObject({}),
    output: z.array(Entity).max(RULESETS),
  }),
  runEvaluator: defineEndpoint({
    method: 'POST',
    path: 'bbay/evaluator/run',
    who: 'all',
    summary:
      'What a ruleset makes of facts: the facts with what its rules set, and the names of the rules that fired. A ruleset that is not public answers administrators only.',
    input: z.strictObject({ ruleset: WhichRuleset, facts: Facts }),
    bodyBytes: FACTS_BODY_BYTES,
    output: z.strictObject({
      facts: z.record(FactPath, FactValue),
      fired: z.array(z.string().max(RULE_NAME_LENGTH)).max(RULES),
    }),
  }),
  getRulesetForKey: defineEndpoint({
    method: 'POST',
    path: 'admin/getRulesetForKey',
    who: ['ADM'],
    summary: 'The ruleset that a part of the product asks for by this alias.',
    input: z.strictObject({ key: RulesetAlias }),
    output: Entity,
  }),
  getHits: defineEndpoint({
    method: 'GET',
    path: 'bbay/ruleset/hits',
    who: ['ADM'],
    summary:
      'How often each rule of a ruleset fired in the last 30 days, and on which day the last time within 90: in requests as they were filled in and begun, not where rules are only tried.',
    input: z.strictObject({ id: Ref }),
    output: z.object({
      rules: z
        .array(z.object({ name: z.string(), recent: z.int(), last: Day.optional() }))
        .max(RULES),
    }),
  }),
};
