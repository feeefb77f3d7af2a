import { beforeAll, expect, test } from 'vitest';
import { sized } from '#test/support/campaign.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, facts, makeAccessStage, people } from './access-stage.ts';

const farm = people.farm.id;
const unlimited = { limits: { take: async () => undefined, wait: async () => undefined } };

let stage: AccessStage;
beforeAll(async () => {
  stage = await makeAccessStage(unlimited);
});

const CLAIMANTS = sized(100);
test(`of ${CLAIMANTS} users who claim one farm that nobody uses at once, one gets in`, async () => {
  const answers = await Promise.all(
    Array.from({ length: CLAIMANTS }, (_, index) =>
      stage.call('registerFarmer', null, {
        ...facts,
        token: `sso:user${index}`,
      }),
    ),
  );
  const { ssoUsers } = (await stage.stored(farm)).data;
  const linked = answers.flatMap(({ status }, index) => (status === 200 ? [`user${index}`] : []));
  expect(linked).toHaveLength(1);
  expect(ssoUsers).toEqual(linked);
  const refused = new Set(answers.flatMap(({ code }) => code ?? []));
  expect([...refused]).toEqual(['accounts.farmInUse']);
  const mails = await stage.mails('farmClaimed');
  expect(mails.map(({ to }) => to)).toEqual(['farm@example.org', testId('ins')]);
});

const GUESTS = sized(50);
test(`of ${GUESTS} users who accept one invitation at once, one gets in`, async () => {
  const { data } = await stage.call('createAccountInvite', 'adm', { account: people.ins.id });
  await stage.change(people.ins.id, (account) => ({ ...account, maxUsers: GUESTS }));
  const answers = await Promise.all(
    Array.from({ length: GUESTS }, (_, index) =>
      stage.call('register', null, { inviteId: data.inviteId, token: `sso:guest${index}` }),
    ),
  );
  const codes = answers.map(({ code }) => code ?? 'linked');
  expect(codes.filter((code) => code === 'linked')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['linked', 'accounts.inviteUsed']));
  expect((await stage.stored(people.ins.id)).data.ssoUsers).toHaveLength(2);
});
