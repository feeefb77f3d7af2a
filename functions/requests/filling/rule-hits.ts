import type { Context } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { readToday } from '#functions/requests/process/read-today.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { isDeclaration } from '#shared/requests/form-engine/is-declaration.ts';
import { validateAnswers } from '#shared/requests/form-engine/validate-answers.ts';
import type { RulesFired } from '#shared/rules/rules-fired.ts';
import { type PinnedRules, readPinnedRules } from './pinned-rules.ts';

/** The names of rules that fired, with their ruleset; undefined where no rules apply. */
type FiredRules = {
  readonly ruleset: string | undefined;
  readonly fired: readonly string[];
};

/**
 * Returns the messages to save with a revision of a request so that these rules are counted; none where none fired.
 */
export function hitMessages(
  { ruleset, fired }: FiredRules,
  { id, rev }: Pick<Entity, 'id' | 'rev'>,
  now: Date,
): OutboxMessage[] {
  if (ruleset === undefined || fired.length === 0) return [];
  const body: RulesFired = {
    ruleset,
    fired: [...fired],
    on: now.toISOString(),
    by: `${id}#${rev}`,
  };
  return [{ queue: 'requests', body }];
}

type Filled = {
  readonly before: Entity<RequestProcess>;
  readonly fields: readonly FormField[];
  readonly fieldData: FieldData;
  readonly now: Date;
};

/**
 * Returns the message that counts the rules that begin to fire with the answers to a step: a rule counts once as long
 * as it fires on in this request. A step that the server refuses counts nothing, because it is not saved; its draft
 * has counted already, as people see the coming refusal there, and answer otherwise.
 */
export function stepHits(rules: PinnedRules, filled: Filled): OutboxMessage[] {
  const { before, fields, fieldData, now } = filled;
  const fires = new Set(rules.fired(answersOf(fieldData)));
  for (const name of firedBefore(rules, before.data, fields)) fires.delete(name);
  const { id, rev } = before;
  return hitMessages({ ruleset: rules.ruleset, fired: [...fires] }, { id, rev: rev + 1 }, now);
}

/**
 * Returns the same message of a draft. A draft with gaps counts nothing, because its rules speak of missing answers.
 */
export async function draftHits(
  context: Pick<Context, 'store' | 'clock'>,
  before: Entity<RequestProcess>,
  {
    form,
    fields,
    draft,
  }: {
    readonly form: RequestPackage;
    readonly fields: readonly FormField[];
    readonly draft: FieldData;
  },
): Promise<OutboxMessage[]> {
  if (form.ruleset === undefined || !isWhole(fields, draft)) return [];
  const today = await readToday(context, before.data);
  const rules = await readPinnedRules(context, before.data, { form, fields, today });
  return stepHits(rules, { before, fields, fieldData: draft, now: context.clock.now() });
}

function firedBefore(
  rules: PinnedRules,
  { status, draft = [] }: RequestProcess,
  fields: readonly FormField[],
): readonly string[] {
  // A later step is stored only when it is sent, the first one also as a draft.
  if (status !== 'new') return rules.fired({});
  return isWhole(fields, draft) ? rules.fired(answersOf(draft)) : [];
}

/** Tells whether a draft lacks nothing but the declarations at its end. */
function isWhole(fields: readonly FormField[], fieldData: FieldData): boolean {
  const declared = new Set(
    fields.filter((field) => isDeclaration(field, fields)).map(({ internalName }) => internalName),
  );
  return validateAnswers(fields, answersOf(fieldData)).every(({ field }) => declared.has(field));
}
