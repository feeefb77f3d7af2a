import { beforeAll, expect, test } from 'vitest';
import { DELETED_REQUESTS } from '#shared/exports/limits.ts';
import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import {
  makeRequestStage,
  type RequestStage,
  refusal,
} from '#test/functions/requests/request-stage.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import {
  callExports,
  callerOf,
  deleteRequest,
  ENGLISH,
  exported,
  readExport,
} from './export-stage.ts';

const admin = accountOf('ADM', 'administrator', { ssoUsers: ['administrator'] });
let stage: RequestStage;
let who: Principal;
beforeAll(async () => {
  stage = await makeRequestStage();
  await stage.put('account', admin.id, admin.data);
  who = await callerOf(stage, { user: 'administrator', account: admin.id });
});

const among = (value: readonly unknown[]) => ({ field: 'id', comparison: 'in', value });

/** The rows of a file of the rows that meet a filter. */
async function rowsOf(config: string, searchFilter: object) {
  const { id } = await exported(stage.world, who, { config, searchFilter });
  return readExport(stage.world, id);
}

test('a file of deleted requests says whose each was, how it stood and when it went; what is not deleted is none', async () => {
  const stays = await stage.reach.send();
  const gone = await deleteRequest(stage, who);
  const named = [gone.id, stays.id, testId('none')];
  expect(await rowsOf('deletedRequests', { $or: [among(named)] })).toEqual([
    {
      'Request number': { kind: 'text', text: gone.hid },
      Farm: { kind: 'text', text: 'farmer' },
      Status: { kind: 'text', text: 'Open' },
      'Deleted on': { kind: 'day', text: '2026-03-02' },
    },
  ]);
});

const parts = Array.from({ length: DELETED_REQUESTS / FILTER_VALUES + 1 }, (_, part) =>
  among(Array.from({ length: FILTER_VALUES }, (_each, at) => testId(`${part} ${at}`))),
);
test.each([
  ['deletedRequests', { field: 'kind', comparison: 'eq', value: 'import' }, 'search.unknownField'],
  ['deletedRequests', { $or: parts }, 'exports.tooManyRows'],
])(
  'an export of %s is refused where its filter asks for what the list has not',
  async (config, searchFilter, code) => {
    const asked = { ...ENGLISH, config, searchFilter };
    const begun = callExports('createJob', who, asked, stage.world);
    expect(await refusal(begun)).toMatchObject({ code });
  },
);
