import { makeWriteEntity } from '#functions/entities/public.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { rulesetClass } from '#shared/rules/ruleset.ts';
import { rulesetRule } from './entity-rules.ts';

/** Saves a ruleset as `eav/*` does, without loading the rules of all other classes. */
const writeRuleset = makeWriteEntity(entityClassOf, () => rulesetRule);

export const updateRuleset: Implementation<typeof ruleEndpoints.updateRuleset> = async (
  { id, rev, public: isPublic, rules, ...content },
  context,
) => {
  const entityclass = rulesetClass.name;
  // The class's rule sets the time of each changed rule.
  const updated = context.clock.now().toISOString();
  const data = { ...content, rules: rules.map((rule) => ({ updated, ...rule })) };
  if (id === undefined) {
    const created = { ...data, public: isPublic ?? false };
    return writeRuleset(
      { writing: { kind: 'create', entityclass, data: created }, changeset: 'rules' },
      context,
    );
  }
  const before = await context.rows.stored(rulesetClass, id, { fresh: true });
  const { alias, cases } = before.data;
  const kept = { ...defined({ alias, cases }), public: before.data.public };
  const replaced = { ...kept, ...data, ...defined({ public: isPublic }) };
  const writing = {
    kind: 'replace',
    id,
    rev: rev ?? before.rev,
    entityclass,
    data: replaced,
  } as const;
  return writeRuleset({ writing, changeset: 'rules' }, context);
};
