import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { revisionKey } from '#functions/kernel/store/keys.ts';
import { readItems } from '#functions/kernel/store/read-items.ts';
import { decodeRevision } from '#functions/kernel/store/revision.ts';
import type { Item } from '#functions/kernel/store/table.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { DAY_MS } from '#shared/kernel/time.ts';

/** The longest that the worker of a redaction takes: a day of tries, then fourteen as a dead letter. */
const LONGEST_REDACTION_MS = 15 * DAY_MS;

/** An account that was redacted already, perhaps without all that it left behind. */
export type AmidRedaction = {
  readonly account: string;
  readonly redactedOn: string;
  /** The users whose names older revisions still hold. */
  readonly users: string[];
};

/** Looks in the rows of a moment for redactions that the worker may not have finished by then. */
export function watchRedactions() {
  const redacted: { account: string; redactedOn: string; rev: number }[] = [];
  let lastSave = '';
  return {
    look: (items: readonly Item[]): void => {
      for (const item of items) {
        const { updated, entityclass, sk, deleted } = item;
        if (typeof updated === 'string' && updated > lastSave) lastSave = updated;
        if (entityclass !== accountClass.name || sk !== 'LATEST' || deleted === true) continue;
        const { id, rev, data } = decodeRevision(item).entity;
        const { redactedOn } = Account.parse(data);
        if (redactedOn !== undefined) redacted.push({ account: id, redactedOn, rev });
      }
    },
    /** Returns those decided so shortly before the last save that the worker may have been amid them. */
    amid: async (table: Table): Promise<AmidRedaction[]> => {
      const since = Date.parse(lastSave) - LONGEST_REDACTION_MS;
      const late = redacted.filter(({ redactedOn }) => Date.parse(redactedOn) >= since);
      return Promise.all(
        late.map(async ({ account, redactedOn, rev }) => {
          return { account, redactedOn, users: await usersOf(table, account, rev) };
        }),
      );
    },
  };
}

type Table = { readonly client: DynamoDBDocumentClient; readonly table: string };

async function usersOf(table: Table, account: string, last: number): Promise<string[]> {
  const keys = Array.from({ length: last }, (_, index) => revisionKey(account, index + 1));
  const revisions = (await readItems(table, keys, { consistent: true })).map(decodeRevision);
  const users = revisions.flatMap(({ entity, deleted }) =>
    deleted ? [] : Account.parse(entity.data).ssoUsers,
  );
  return [...new Set(users)];
}
