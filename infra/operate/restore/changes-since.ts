import * as z from 'zod';
import { OUTBOX_PREFIX } from '#functions/kernel/store/keys.ts';
import { decodeRevision, type Revision } from '#functions/kernel/store/revision.ts';
import type { Item } from '#functions/kernel/store/table.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { defined } from '#shared/kernel/defined.ts';
import { watchRedactions } from './amid-redactions.ts';
import { eachDifference, type Pair, type Tables } from './compare-tables.ts';

const Redacted = z.object({
  account: z.string(),
  redactedOn: z.string(),
  by: z.string(),
  reason: z.string().optional(),
  /** The users of the account then, whose settings are forgotten. */
  users: z.array(z.string()),
});
type Redacted = z.infer<typeof Redacted>;
/** A user who lost an account; the time of leaving where the account keeps the name. */
const Left = z.object({ account: z.string(), user: z.string(), leftOn: z.string().optional() });

/** The events since the restored moment, which must be known when their rows are gone. */
export const Since = z.object({
  /** The number of changed entities of each class; `messages` of the outbox. */
  changes: z.record(z.string(), z.object({ created: z.int(), changed: z.int(), deleted: z.int() })),
  /** The accounts whose personal data was removed, or not wholly at that moment, to be removed again. */
  redacted: z.array(Redacted),
  /** The people who lost or gave up an account, to be unlinked again. */
  left: z.array(Left),
  /** The number of messages of undone saves, which nobody will send any more. */
  messages: z.int(),
});
export type Since = z.infer<typeof Since>;

/** Compares the tables; `keepLost` gets a line of JSON for each entity that differs from its state then. */
export async function changesSince(
  tables: Tables,
  keepLost: (lines: readonly string[]) => Promise<unknown>,
): Promise<Since> {
  const since: Since = { changes: {}, redacted: [], left: [], messages: 0 };
  const decisions = new Map<string, Revision>();
  const deleted: Deleted[] = [];
  const redactions = watchRedactions();
  const visit = async (pairs: readonly Pair[]) => {
    since.messages += pairs.filter(isNewMessage).length;
    for (const decision of pairs.flatMap(decisionIn)) decisions.set(decision.entity.id, decision);
    const heads = pairs.filter(isHead).flatMap((pair) => {
      const is = revisionOf(pair.is);
      return is ? [{ was: revisionOf(pair.was), is }] : [];
    });
    for (const head of heads) note(since, head);
    deleted.push(...heads.flatMap(deletedIn));
    if (heads.length > 0) await keepLost(heads.map(lineOf));
  };
  await eachDifference(tables, visit, redactions.look);
  const amid = await redactions.amid({ client: tables.client, table: tables.copy });
  return {
    ...since,
    redacted: [
      ...[
        ...since.redacted,
        ...deleted.flatMap((account) => redactedBefore(account, decisions)),
      ].map((redaction) => withDecision(redaction, decisions)),
      ...amid.map((redaction) => ({ ...redaction, by: 'system' })),
    ],
  };
}

/** Returns the revision in which somebody decided the redaction of an account; the newest one is the worker's. */
function decisionIn({ was, is }: Pair): Revision[] {
  if (was !== undefined || is?.entityclass !== accountClass.name) return [];
  if (is.changeset !== 'redact' || is.by === 'system') return [];
  return [decodeRevision(is)];
}

function withDecision(redacted: Redacted, decisions: ReadonlyMap<string, Revision>): Redacted {
  const decision = decisions.get(redacted.account);
  if (decision === undefined) return redacted;
  const { entity, reason } = decision;
  return { ...redacted, by: entity.updatedBy, ...defined({ reason }) };
}

/** An account that somebody deleted since, with the users it had then. */
type Deleted = Pick<Redacted, 'account' | 'users'>;

function deletedIn({ was, is }: Head): Deleted[] {
  if (is.entity.entityclass !== accountClass.name || !is.deleted || !was || was.deleted) return [];
  return [{ account: is.entity.id, users: Account.parse(was.entity.data).ssoUsers }];
}

/** Returns the redaction of an account that was deleted after it: its newest revision is empty. */
function redactedBefore(deleted: Deleted, decisions: ReadonlyMap<string, Revision>): Redacted[] {
  const decision = decisions.get(deleted.account);
  const { redactedOn } = decision ? Account.parse(decision.entity.data) : {};
  return redactedOn === undefined ? [] : [{ ...deleted, redactedOn, by: 'system' }];
}

type Head = { readonly was: Revision | undefined; readonly is: Revision };

const isNewMessage = ({ was, is }: Pair): boolean =>
  was === undefined && String(is?.pk).startsWith(OUTBOX_PREFIX);

const isHead = ({ was, is }: Pair): boolean => (was ?? is)?.sk === 'LATEST';

const revisionOf = (item: Item | undefined): Revision | undefined => item && decodeRevision(item);

function whatHappened({ was, is }: Head): 'created' | 'changed' | 'deleted' {
  if (was === undefined) return 'created';
  return is.deleted && !was.deleted ? 'deleted' : 'changed';
}

function lineOf(head: Head): string {
  const { id, entityclass, rev, updated, updatedBy } = head.is.entity;
  const happened = whatHappened(head);
  return JSON.stringify({
    happened,
    entityclass,
    id,
    rev,
    was: head.was?.entity.rev,
    updated,
    updatedBy,
  });
}

function note(since: Since, head: Head): void {
  const { entityclass, id } = head.is.entity;
  const counts = since.changes[entityclass] ?? { created: 0, changed: 0, deleted: 0 };
  counts[whatHappened(head)] += 1;
  since.changes[entityclass] = counts;
  if (entityclass !== accountClass.name || head.is.deleted || !head.was || head.was.deleted) return;
  const was = Account.parse(head.was.entity.data);
  const is = Account.parse(head.is.entity.data);
  if (is.redactedOn !== undefined && was.redactedOn === undefined) {
    const { redactedOn } = is;
    since.redacted.push({ account: id, redactedOn, by: 'system', users: was.ssoUsers });
    return;
  }
  const gone = was.ssoUsers.filter((user) => !is.ssoUsers.includes(user));
  const named = namesLeft(is);
  const forgotten = [...namesLeft(was).keys()].filter(
    (user) => !is.ssoUsers.includes(user) && !named.has(user),
  );
  for (const user of [...gone, ...forgotten])
    since.left.push({ account: id, user, ...defined({ leftOn: named.get(user) }) });
}

/** Returns the people who left an account that keeps their names, and when they did. */
const namesLeft = ({ ssoUsers, joinings = [] }: Account): ReadonlyMap<string, string> =>
  new Map(
    joinings.flatMap(({ user, leftOn }) =>
      leftOn === undefined || ssoUsers.includes(user) ? [] : [[user, leftOn]],
    ),
  );
