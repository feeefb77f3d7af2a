import { afterAll, beforeAll, expect, test } from 'vitest';
import { productSetting } from '#functions/settings/public.ts';
import { testId } from '#test/support/test-id.ts';
import { watchCalls } from '#test/support/watch-calls.ts';
import { accountId, countryOf, secretsOf } from './campaign-people.ts';
import { type CampaignStage, makeCampaignStage } from './campaign-stage.ts';
import type { EndpointKey } from './endpoint-key.ts';

let stage: CampaignStage;
const called: string[] = [];
beforeAll(async () => {
  stage = await makeCampaignStage();
  // Read once a minute, whoever calls.
  await productSetting(stage.world, 'maxUsers');
  for (const part of ['store', 'limits', 'codes'] as const) watchCalls(stage.world[part], called);
});
afterAll(() => stage.stop());

const FARMER = 'AGR home1';
const country = countryOf('home1');
const address = { citycode: '80331', city: 'Testdorf' };

const farm = { country, insId: accountId('INS', 'home1'), citycode: '80331' };
const seller = (email: string) => ({
  userData: { name: 'Hof', country, address: { ...address, email } },
});
const message = (email: string) => ({
  name: 'A. Muster',
  email,
  subject: 'Frage',
  country,
  message: 'Wie lange dauert das?',
});
const SOMEBODY = secretsOf(FARMER).email;
const NOBODY = 'nobody@private.example';

type Guess = {
  readonly what: string;
  readonly call: EndpointKey;
  readonly code: string | null;
  readonly known: () => object | Promise<object>;
  readonly unknown: object;
};

/** What a stranger may guess: right about something that exists, and about nothing. */
const GUESSES: readonly Guess[] = [
  {
    what: 'a control number, not its postal code',
    call: 'accounts.registerFarmer',
    code: 'accounts.notFound',
    known: () => ({
      ...farm,
      citycode: '10115',
      controlNumber: secretsOf(FARMER).controlNumber,
    }),
    unknown: { ...farm, citycode: '10115', controlNumber: 'CN nobody' },
  },
  {
    what: 'a control number, not its control body',
    call: 'accounts.registerFarmer',
    code: 'accounts.notFound',
    known: () => ({
      ...farm,
      insId: accountId('INS', 'home2'),
      controlNumber: secretsOf(FARMER).controlNumber,
    }),
    unknown: { ...farm, insId: accountId('INS', 'home2'), controlNumber: 'CN nobody' },
  },
  {
    what: 'the address of an account, on registering',
    call: 'accounts.register',
    code: null,
    known: () => seller(SOMEBODY),
    unknown: seller(NOBODY),
  },
  {
    what: 'the address of an account, on writing to us',
    call: 'contact.contactRequest',
    code: null,
    known: () => message(SOMEBODY),
    unknown: message(NOBODY),
  },
  {
    what: 'an invitation that was taken back',
    call: 'accounts.register',
    code: 'accounts.inviteNotFound',
    known: async () => ({ inviteId: await revokedInvite() }),
    unknown: { inviteId: 'x'.repeat(22) },
  },
];

test.each(GUESSES)('nobody learns from the answer, or the work behind it: $what', async (guess) => {
  const known = await tryOut(guess.call, await guess.known(), 'one');
  const unknown = await tryOut(guess.call, guess.unknown, 'other');
  expect(known.answer.code).toBe(guess.code);
  expect(unknown).toEqual(known);
  expect(known.work.length).toBeGreaterThan(1);
});

/** The answer, as far as it does not repeat what was asked, and what was done for it. */
async function tryOut(call: EndpointKey, input: object, who: string) {
  const isRegistering = call.startsWith('accounts.');
  const token = isRegistering ? { token: await stage.ssoToken(`${who} ${testId(call)}`) } : {};
  called.length = 0;
  const { status, body } = await stage.call(call, null, { ...input, ...token });
  const { code, details } = body;
  return { answer: { status, code, details }, work: [...called] };
}

async function revokedInvite(): Promise<string> {
  const admin = stage.person('ADM');
  const account = accountId('AGR', 'home1');
  const made = await stage.call('accounts.createAccountInvite', admin, { account });
  const access = await stage.call('accounts.getAccess', admin, { account });
  const [invite] = access.body.data.invites;
  await stage.call('accounts.revokeAccountInvite', admin, { account, invite: invite.id });
  return made.body.data.inviteId;
}
