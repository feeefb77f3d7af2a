import { TestRunner } from 'vitest';
import { appToken } from '#infra/local/app-token.ts';
import { localFetch } from '#infra/local/local-fetch.ts';
import { signIn } from '#infra/local/sso/sign-in.ts';
import { demoRows } from './demo-rows.ts';
import { addresses } from './journey.ts';

/** One call of the running product; `login` is who calls, a guest when left out. */
async function call(path: string, input: object, login?: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (login !== undefined) headers.authorization = `Bearer ${await appToken(addresses, login)}`;
  const address = `${addresses.country('de')}/api/${path}`;
  const answer = await localFetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.text}`);
  return JSON.parse(answer.text).data;
}

/** A new account that nobody uses yet. */
export async function makeAccount(staticData: object, email: string): Promise<string> {
  const input = { staticData, userData: { address: { email } } };
  const { id } = await call('auth/accountmanage/createaccount', input, 'admin');
  return id;
}

/** What the link of a new invitation carries. */
export async function invite(account: string): Promise<string> {
  const { inviteId } = await call('auth/accountmanage/createaccountinvite', { account }, 'admin');
  return inviteId;
}

/** Gives a person an account, by an invitation that is accepted at once. */
export async function linkPerson(account: string, login: string): Promise<void> {
  const token = (await signIn(addresses, login))?.idToken;
  await call('auth/domain/register', { inviteId: await invite(account), token });
}

const RUN = Date.now().toString(36);

/** Sign-in of somebody who comes for the first time, also when a journey is tried again on the same product. */
export const newcomer = (name: string): string =>
  `new.${name}.${RUN}${TestRunner.getCurrentTest()?.result?.retryCount || ''}`;

export type Farm = {
  readonly name: string;
  readonly citycode: string;
  readonly controlNumber: string;
  readonly email: string;
};

let farms: Promise<readonly Farm[]> | undefined;

/**
 * A farm of the first control body that nobody uses; what `place` names is one test's own. They are counted before the
 * first of them is used, whichever test comes first.
 */
export async function freeFarm(place: number): Promise<Farm> {
  farms ??= findFreeFarms();
  const free = await farms;
  const farm = free[place];
  if (farm === undefined) throw new Error(`There are only ${free.length} free farms.`);
  return farm;
}

async function findFreeFarms(): Promise<Farm[]> {
  const farmers = { field: 'staticData.role', comparison: 'eq', value: 'AGR' };
  const rows = await demoRows('account', farmers, 'ins.de');
  return rows
    .map(({ data }) => ({ data: data as FarmRow }))
    .filter(({ data: { active, userData, supExtra } }) => {
      const isUsed = !userData.address.email.endsWith('@hof.example');
      return active && !isUsed && supExtra.tosAcceptedOn === undefined;
    })
    .map(({ data: { staticData, userData } }) => ({
      name: staticData.name,
      citycode: userData.address.citycode,
      controlNumber: userData.controlNumber,
      email: userData.address.email,
    }))
    .toSorted((row, other) => row.controlNumber.localeCompare(other.controlNumber));
}

type FarmRow = {
  readonly active: boolean;
  readonly staticData: { readonly name: string };
  readonly supExtra: { readonly tosAcceptedOn?: string };
  readonly userData: {
    readonly controlNumber: string;
    readonly address: { readonly email: string; readonly citycode: string };
  };
};
