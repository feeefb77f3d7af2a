import { findAccount } from '#functions/accounts/account/find-account.ts';
import { withoutPast } from '#functions/accounts/account/linked-users.ts';
import { ownerMessages } from '#functions/accounts/account/owner-messages.ts';
import type { World } from '#functions/kernel/context.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import { productSetting } from '#functions/settings/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { type AccountChange, accountChangeset } from '#shared/accounts/account-changeset.ts';
import { normalControlNumber } from '#shared/accounts/control-number.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';

type CheckWorld = Pick<World, 'store' | 'clock' | 'certification' | 'random' | 'log'>;

/**
 * The outcome of a check; `skipped`: there was nothing to ask, or the register was asked lately; `refused`: the register
 * works, but does not know what to say of this number.
 */
export type CertificationCheck = 'checked' | 'skipped' | 'refused' | 'failed';

/**
 * Asks the register of a farmer's country whether the certification is active, at most once in the hours of the
 * setting. A register that does not answer changes nothing, and one that refuses the number only when it was asked: its
 * last answer holds on.
 */
export async function checkCertification(
  world: CheckWorld,
  id: string,
): Promise<CertificationCheck> {
  const { certification, log } = world;
  if (certification.countries.size === 0) return 'skipped';
  try {
    const account = await findAccount(world, id);
    const before = await dueBefore(world);
    const controlNumber = account && numberToCheck(account.data, before);
    const code = account && controlNumber && (await codeOf(world, account.data));
    if (!controlNumber || !code || !certification.countries.has(code)) return 'skipped';
    const active = await certification.isActive(code, normalControlNumber(controlNumber));
    await keepAnswer(world, id, { active, controlNumber });
    if (active !== undefined) return 'checked';
    log.error('certification not checked', new Error('The register refuses it.'), { account: id });
    return 'refused';
  } catch (error) {
    log.error('certification not checked', error, { account: id });
    return 'failed';
  }
}

/** Returns the moment before which a check is too old. */
export async function dueBefore(world: Pick<World, 'store' | 'clock'>): Promise<string> {
  const hours = await productSetting(world, 'certificationCheckHours');
  return new Date(world.clock.now().getTime() - hours * HOUR_MS).toISOString();
}

function numberToCheck(
  { active, staticData, userData }: Account,
  before: string,
): string | undefined {
  const isDue = userData.lastApiCheck === undefined || userData.lastApiCheck <= before;
  return active && staticData.role === 'AGR' && isDue ? userData.controlNumber : undefined;
}

async function codeOf({ store }: CheckWorld, { staticData }: Account): Promise<string | undefined> {
  return (await store.latest(countryClass, staticData.country))?.data.code;
}

/** Keeps the answer about a control number, unless the farmer has another one meanwhile. */
async function keepAnswer(
  world: CheckWorld,
  id: string,
  {
    active,
    controlNumber,
  }: { readonly active: boolean | undefined; readonly controlNumber: string },
): Promise<void> {
  await retryUntilDone(world, async () => {
    const before = await findAccount(world, id);
    if (before?.data.userData.controlNumber !== controlNumber) return;
    const now = world.clock.now();
    const data = withoutPast(withAnswer(before, active, now), now);
    await world.store.save({
      changes: [{ kind: 'update', before, data }],
      by: 'system',
      changeset: accountChangeset([changeOf(active)]),
      messages: ownerMessages(id, before.data, data),
    });
  });
}

function changeOf(active: boolean | undefined): AccountChange {
  if (active === undefined) return 'certification not known';
  return active ? 'certification active' : 'certification not active';
}

function withAnswer({ data }: Entity<Account>, active: boolean | undefined, now: Date): Account {
  const on = now.toISOString();
  const old = data.userData.certification;
  const isNew = active !== undefined && active !== old?.active;
  const certification = isNew ? { active, since: on } : old;
  return { ...data, userData: { ...data.userData, certification, lastApiCheck: on } };
}
