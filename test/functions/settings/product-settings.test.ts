import { beforeEach, expect, test } from 'vitest';
import { newInvite } from '#functions/accounts/joining/invites.ts';
import { newObjection } from '#functions/accounts/joining/objection.ts';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import type { Context } from '#functions/kernel/context.ts';
import { rejectAddress } from '#functions/mail/rejected-addresses.ts';
import { rejectionOf } from '#functions/mail/rejection-of.ts';
import { productSetting } from '#functions/settings/public.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { ProductSettings } from '#shared/settings/product-settings.ts';
import { SETTING_RANGES, type SettingName } from '#shared/settings/setting-ranges.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const names = Object.keys(SETTING_RANGES) as SettingName[];
const BEGUN = Date.parse('2026-03-02T08:00:00.000Z');

let now: number;
let context: Context;
beforeEach(async () => {
  now = BEGUN;
  const { config } = await testServices();
  const world = patientWorld(config, { now: () => new Date(now) });
  const who = principal('ADM', { account: testId('adm') });
  const caller = { requestId: 'request', host: 'de.localhost', sourceAddress: '192.0.2.7' };
  context = { ...world, who, rows: world.rowsFor(who), ...caller };
});

const create = (data: ProductSettings, as = context) =>
  writeEntity(
    { writing: { kind: 'create', entityclass: 'productsettings', data }, changeset: 'set' },
    as,
  );
const refusalOf = (saving: Promise<unknown>) =>
  saving.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.error.code : Promise.reject(error)),
  );
const daysUntil = (instant: string) => (Date.parse(instant) - now) / DAY_MS;

test('nobody has set anything: each setting has its usual value, within its bounds', async () => {
  for (const name of names) {
    const { usual, least, most } = SETTING_RANGES[name];
    expect(await productSetting(context, name)).toBe(usual);
    expect(usual).toBeGreaterThanOrEqual(least);
    expect(usual).toBeLessThanOrEqual(most);
  }
});

test('what is set holds within a minute, and each setting that is not set stays as it was', async () => {
  expect(await productSetting(context, 'inviteDays')).toBe(14);
  await create({ inviteDays: 30, objectionDays: 10, bounceRestDays: 7 });
  now += 61 * SECOND_MS;
  expect(await productSetting(context, 'maxUsers')).toBe(5);
  const invite = await newInvite(context, { inviteId: 'secret', by: testId('adm') });
  expect(daysUntil(invite.expires)).toBe(30);
  expect(daysUntil((await newObjection(context, 1)).objection.expires)).toBe(10);
  await rejectAddress('gone@example.com', 'bounce', context);
  now += 6 * DAY_MS;
  expect(await rejectionOf('gone@example.com', context)).toBe('bounce');
  now += 2 * DAY_MS;
  expect(await rejectionOf('gone@example.com', context)).toBeUndefined();
});

test('there is one entry: a second one is refused, and nobody takes it away', async () => {
  const { id } = await create({ maxUsers: 8 });
  expect(await refusalOf(create({ maxUsers: 9 }))).toBe('entities.notUnique');
  const { remove } = (await import('#shared/settings/product-settings.ts')).productSettingsClass
    .write;
  expect(remove(context.who, { id, data: {} } as never)).toBe(false);
});

test.each(names)('%s takes its bounds, and nothing beyond them', (name) => {
  const { least, most } = SETTING_RANGES[name];
  const isTaken = (value: number) => ProductSettings.safeParse({ [name]: value }).success;
  expect([least, most].map(isTaken)).toEqual([true, true]);
  expect([least - 1, most + 1, least + 0.5].map(isTaken)).toEqual([false, false, false]);
});
