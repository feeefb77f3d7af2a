import { beforeEach, describe, expect, test } from 'vitest';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import { rejectAddress } from '#functions/mail/rejected-addresses.ts';
import { followClock } from '#functions/offers/following/follow-clock.ts';
import { mailNewOffers } from '#functions/offers/telling/mail-new-offers.ts';
import { redactSavedSearches } from '#functions/offers/telling/redact-saved-searches.ts';
import { stopNewOffers } from '#functions/offers/telling/stop-new-offers.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import { BOUNCE_REST_DAYS } from '#shared/mail/limits.ts';
import { NEW_OFFERS_A_SEARCH } from '#shared/offers/limits.ts';
import { savedsearchesClass } from '#shared/offers/savedsearches.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { accountOf } from '#test/support/accounts.ts';
import { dyingWorld, patientWorld } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { type ApprovalStage, makeApprovalStage } from './approval-stage.ts';
import { refusalOf } from './offer-world.ts';

const farmer = principal('AGR', { account: testId('farmer') });
const EMAILS = [{ email: 'farmer@example.org', status: 'verified' as const }];

let stage: ApprovalStage;
let saved: { id: string; rev: number };
beforeEach(async () => {
  const { data } = accountOf('AGR', 'farmer', { userData: { emails: EMAILS } });
  stage = await makeApprovalStage({ offerAutApproval: false, rows: [['account', 'farmer', data]] });
  saved = await save([search({})]);
  later(HOUR_MS);
});

const BEGIN = Date.parse('2026-03-02T08:00:00.000Z');
const inDays = (days: number) => new Date(BEGIN + days * DAY_MS).toISOString().slice(0, 10);
const later = (ms: number) => {
  stage.time.now += ms;
};
const search = (more: object) => ({
  country: testId('country'),
  animalkind: testId('cattle'),
  query: '',
  name: 'Rinder evil.example',
  mail: true,
  since: new Date(stage.time.now).toISOString(),
  ...more,
});
const save = (searches: readonly object[], who = farmer, owner = testId('farmer')) =>
  writeEntity(
    {
      writing: {
        kind: 'create',
        entityclass: 'savedsearches',
        data: { owner, searches },
      },
      changeset: 'test',
    },
    stage.as(who),
  );
const patch = async (searches: readonly object[], who: Principal = farmer) => {
  const now = await stored();
  return writeEntity(
    { writing: { kind: 'patch', id: saved.id, rev: now.rev, patch: { searches } }, changeset: '' },
    stage.as(who),
  );
};
const stored = async () => {
  const entity = await stage.world.store.latest(savedsearchesClass, saved.id, { fresh: true });
  if (entity === undefined) throw new Error('The searches are gone.');
  return entity;
};
const mails = async () =>
  (await stage.mails()).flatMap((mail) => (mail.template === 'newOffers' ? [mail] : []));
const named = async () =>
  (await mails()).map(({ params }) => params.searches.map(({ offers }) => offers.length));
const nextDay = async (world = stage.world) => {
  later(DAY_MS - HOUR_MS);
  await followClock(world);
  later(HOUR_MS);
  return mailNewOffers(world);
};

describe('an account with a saved search', () => {
  test('is mailed each new offer once, with its links and no others, and nothing where nothing is new', async () => {
    const offer = await stage.create();
    expect(await nextDay()).toEqual({ mailed: 1, failed: 0 });
    await nextDay();
    const { secret } = (await stored()).data;
    expect(await mails()).toMatchObject([
      {
        to: testId('farmer'),
        locale: 'de_DE',
        params: {
          country: testId('country'),
          link: `/no-new-offers/${saved.id}/${secret}`,
          searches: [
            {
              name: 'Rinder …',
              link: `http://de.localhost/offers/${testId('cattle')}`,
              more: 0,
              offers: [{ link: `http://de.localhost/offer/${offer.id}` }],
            },
          ],
        },
      },
    ]);
  });

  test('is told of ten offers a search, with amount, breed, distance and place, and how many more there are', async () => {
    const { geoPosition, place } = (await stage.create()).data;
    await patch([search({ query: `lat=${geoPosition.lat}&lon=${geoPosition.lon}&radius=25` })]);
    later(HOUR_MS);
    for (let n = 0; n <= NEW_OFFERS_A_SEARCH; n++) await stage.create({ amount: 5 });
    await nextDay();
    const [found] = (await mails())[0]?.params.searches ?? [];
    expect(found).toMatchObject({ more: 1 });
    expect(found?.offers.map(({ line }) => line)).toEqual(
      Array.from({ length: NEW_OFFERS_A_SEARCH }, () => `5 test · 0 km · ${place.city}`),
    );
  });

  test('is told of a kind sold by the week without the capacity of a year, which nobody can buy', async () => {
    await stage.change('country', { animalkindsUsingPoultrySystem: [testId('cattle')] });
    const { place } = (await stage.create({ amount: 40_000 })).data;
    await nextDay();
    const [found] = (await mails())[0]?.params.searches ?? [];
    expect(found?.offers.map(({ line }) => line)).toEqual([`test · ${place.city}`]);
  });

  test('is led nowhere by the town that a seller has written, and mailed also names that are longer than a line', async () => {
    const userData = (await stage.account())?.data.userData;
    const supData = userData?.supData.map((entry) => ({
      ...entry,
      locationsOfSale: entry.locationsOfSale.map((location) => ({
        ...location,
        address: { ...location.address, city: 'Gewonnen auf www.evil.example' },
      })),
    }));
    await stage.change('supplier', { userData: { ...userData, supData } });
    const label = 'Rotbuntes Höhenvieh, '.repeat(20);
    const long = await stage.put('offergroup', 'long', {
      labels: [{ lang: 'de_DE', label }],
      animalkind: testId('cattle'),
    });
    await stage.create({ amount: 5 });
    await stage.create({ offergroup: long, amount: 6 });
    await nextDay();
    const [found] = (await mails())[0]?.params.searches ?? [];
    expect(found?.offers.map(({ line }) => line).toSorted()).toEqual([
      '5 test · Gewonnen auf …',
      `6 ${label}`.slice(0, 300),
    ]);
  });

  test('is mailed what its filters find, read as its page reads them', async () => {
    const angus = await stage.put('offergroup', 'angus', {
      labels: [{ lang: 'de_DE', label: 'Angus' }],
      animalkind: testId('cattle'),
    });
    await patch([
      search({ query: `breed=${angus}` }),
      search({ query: 'text=angus' }),
      search({ query: 'amount=1000' }),
      search({ query: 'abroad=1&text=test', name: 'other words' }),
    ]);
    later(HOUR_MS);
    await stage.create({ offergroup: angus });
    await nextDay();
    expect(await named()).toEqual([[1, 1]]);
  });

  test('is mailed offers although what its searches asked for is gone', async () => {
    const gone = testId('gone');
    const names = ['breed', 'specification', 'usage', 'age', 'category', 'association'];
    const queries = [
      ...names.map((name) => `${name}=${gone}`),
      `field=${gone}%3Dpolled`,
      // An address may name anything, at any length.
      `breed=${gone}${'ß'.repeat(1900)}`,
    ];
    await patch(queries.map((query) => search({ query })));
    later(HOUR_MS);
    await stage.create();
    await nextDay();
    expect(await named()).toEqual([queries.map(() => 1)]);
  });

  test('is mailed an offer once: new, or on the day that it is promised for, also where it changes meanwhile', async () => {
    const idsMailed = async () => {
      const before = (await mails()).length;
      await nextDay();
      return (await mails())
        .slice(before)
        .flatMap(({ params }) => params.searches.flatMap(({ offers }) => offers))
        .map(({ link }) => link.split('/').at(-1))
        .toSorted();
    };
    const idsOf = (...offers: readonly { readonly id: string }[]) =>
      offers.map(({ id }) => id).toSorted();
    const promised = () => stage.create({ status: 'later', availableFrom: inDays(2) });
    const shown = await stage.create();
    const [kept, early, late] = [await promised(), await promised(), await promised()];
    const [putOff, putOffLate] = [await promised(), await promised()];
    await stage.patch(early, { status: 'available', availableFrom: null });
    await stage.patch(putOff, { availableFrom: inDays(4) });
    expect(await idsMailed()).toEqual(idsOf(shown, early));
    const hidden = await stage.patch(shown, { status: 'unavailable' });
    expect(await idsMailed()).toEqual(idsOf(kept, late, putOffLate));
    await stage.patch(hidden, { status: 'available' });
    expect(await idsMailed()).toEqual([]);
    await stage.patch(await stage.stored(late), { status: 'available', availableFrom: null });
    await stage.patch(await stage.stored(putOffLate), {
      status: 'later',
      availableFrom: inDays(5),
    });
    expect(await idsMailed()).toEqual(idsOf(putOff));
    expect(await idsMailed()).toEqual([]);
  });

  test('is mailed an offer that is accepted after the day that it was promised for', async () => {
    await stage.change('country', { offerAutApproval: true });
    const offer = await stage.create({ status: 'later', availableFrom: inDays(1) });
    const other = await stage.create();
    await nextDay();
    await stage.accept(other);
    await nextDay();
    await stage.accept(await stage.stored(offer));
    await nextDay();
    expect(await named()).toEqual([[1], [1]]);
  });

  test('is mailed no offer for a week that is over', async () => {
    const weekly = { animalkindsUsingPoultrySystem: [testId('cattle')], offerAutApproval: true };
    await stage.change('country', weekly);
    await patch([search({ query: 'week=2026-W10&before=0&after=0' })]);
    later(HOUR_MS);
    const week = '2026-W10';
    const rows = { statusWeekly: [{ calendarWeek: week, ...weekDays(week), available: 100 }] };
    const [early, late] = [await stage.create(rows), await stage.create(rows)];
    await stage.accept(early);
    await nextDay();
    expect(await named()).toEqual([[1]]);
    later(7 * DAY_MS);
    await stage.accept(late);
    await nextDay();
    expect(await named()).toEqual([[1]]);
  });

  test('hears nothing of what was there before, nor of the days on which it wanted no mails', async () => {
    await patch([search({ mail: false })]);
    await stage.create();
    later(HOUR_MS);
    await patch([search({ mail: true })]);
    await nextDay();
    expect(await named()).toEqual([]);
  });

  test('hears of what came before a search that was deleted by mistake and put back', async () => {
    await stage.create();
    later(HOUR_MS);
    const [deleted] = (await stored()).data.searches;
    await patch([]);
    await patch([deleted ?? {}]);
    expect(await nextDay()).toEqual({ mailed: 1, failed: 0 });
  });

  test('hears of one day at most before a new search, whatever the clock of its device says', async () => {
    await stage.create();
    later(DAY_MS + HOUR_MS);
    await stage.create();
    await patch([]);
    const since = '2000-01-01T00:00:00.000Z';
    const until = '2999-01-01T00:00:00.000Z';
    await patch([search({ since }), search({ since: until, query: 'radius=25' })]);
    later(HOUR_MS);
    await stage.create();
    await nextDay();
    expect(await named()).toEqual([[2, 1]]);
  });

  test('is mailed once a day, and not by night', async () => {
    await stage.create();
    await nextDay();
    await stage.create();
    await mailNewOffers(stage.world);
    expect(await named()).toEqual([[1]]);
    later(19 * HOUR_MS);
    expect(new Date(stage.time.now).getUTCHours()).toBeLessThan(5);
    await mailNewOffers(stage.world);
    expect(await named()).toEqual([[1]]);
  });

  test.each([
    ['before', false],
    ['after', true],
  ])('is mailed once by a run that dies %s its save', async (_, isSaved) => {
    await stage.create();
    const dying = {
      ...dyingWorld(stage.world, isSaved),
      // A process that dies leaves no mark either.
      values: { ...stage.world.values, put: async () => {} },
    };
    expect(await nextDay(dying)).toEqual({ mailed: 0, failed: 1 });
    await mailNewOffers(patientWorld(stage.world.config, stage.world.clock));
    await nextDay();
    expect(await named()).toEqual([[1]]);
  });

  test('waits for the next run where one has looked at as many accounts as it may', async () => {
    const { data } = accountOf('AGR', 'other', { userData: { emails: EMAILS } });
    await stage.put('account', 'other', data);
    await save([search({})], principal('AGR', { account: testId('other') }), testId('other'));
    later(HOUR_MS);
    await stage.create();
    later(DAY_MS);
    const run = async () => (await mailNewOffers(stage.world, 1)).mailed;
    expect([await run(), await run(), await run()]).toEqual([1, 1, 0]);
    expect(new Set((await mails()).map(({ to }) => to))).toEqual(
      new Set([testId('farmer'), testId('other')]),
    );
  });

  test('is mailed at the address of its contact where a user signed in with that', async () => {
    await stage.create();
    const { data } = accountOf('AGR', 'farmer', {
      userData: { address: { email: 'farmer@example.org' } },
    });
    await stage.change('farmer', data);
    expect(await nextDay()).toEqual({ mailed: 0, failed: 0 });
    const joining = {
      user: 'person',
      on: '2026-01-01T00:00:00.000Z',
      way: 'registration',
      email: 'Farmer@example.org',
    };
    await stage.change('farmer', { joinings: [joining] });
    expect(await nextDay()).toEqual({ mailed: 1, failed: 0 });
    // What is found while mails do not arrive there is not counted as told.
    await rejectAddress(joining.email, 'bounce', stage.world);
    const { mailedUntil } = (await stored()).data;
    await stage.create();
    expect(await nextDay()).toEqual({ mailed: 0, failed: 0 });
    expect((await stored()).data.mailedUntil).toBe(mailedUntil);
    later(BOUNCE_REST_DAYS * DAY_MS);
    await stage.create();
    expect(await nextDay()).toEqual({ mailed: 1, failed: 0 });
  });

  test('is mailed where its people sign in, as long as it names no address', async () => {
    await stage.create();
    const { data } = accountOf('AGR', 'farmer', { userData: { emails: [] } });
    const on = '2026-01-01T00:00:00.000Z';
    const joinings = [{ user: 'person', on, way: 'code', email: 'person@example.org' }];
    await stage.change('farmer', { ...data, ssoUsers: ['person'], joinings });
    expect(await nextDay()).toEqual({ mailed: 1, failed: 0 });
  });

  test('is mailed nothing without a verified address, after a bounce, deactivated or redacted', async () => {
    const { data } = accountOf('AGR', 'farmer', { userData: { emails: EMAILS } });
    const withEmails = (emails: readonly object[]) => ({ userData: { ...data.userData, emails } });
    for (const more of [
      withEmails([]),
      withEmails([{ ...EMAILS[0], status: 'rejected' }]),
      { ...withEmails(EMAILS), active: false },
      { active: true, redactedOn: '2026-03-03T00:00:00.000Z' },
    ]) {
      await stage.create();
      await stage.change('farmer', more);
      expect(await nextDay(), JSON.stringify(more)).toEqual({ mailed: 0, failed: 0 });
    }
    await stage.create();
    await stage.change('farmer', { redactedOn: undefined });
    expect(await nextDay()).toEqual({ mailed: 1, failed: 0 });
  });

  test('is mailed nothing of a kind that its country does not offer any more', async () => {
    await stage.create();
    await stage.change('country', { enabledAnimals: [testId('pigs')] });
    expect(await nextDay()).toEqual({ mailed: 0, failed: 0 });
  });
});

describe('the link in a mail', () => {
  test('ends the mails of all searches without a sign-in, may be opened again, and ends nothing of others', async () => {
    await patch([search({}), search({ query: 'now=1' })]);
    const { secret = '' } = (await stored()).data;
    const wanted = async () => (await stored()).data.searches.map(({ mail }) => mail);
    for (const wrong of [
      { searches: testId('farmer'), secret },
      { searches: saved.id, secret: 'A'.repeat(22) },
    ])
      expect(await refusalOf(stopNewOffers(wrong, stage.as(GUEST)))).toEqual([
        404,
        'offers.mailLinkNotFound',
      ]);
    expect(await wanted()).toEqual([true, true]);
    await stopNewOffers({ searches: saved.id, secret }, stage.as(GUEST));
    const { rev } = await stored();
    expect(await wanted()).toEqual([false, false]);
    await stopNewOffers({ searches: saved.id, secret }, stage.as(GUEST));
    expect((await stored()).rev).toBe(rev);
  });
});

test('searches are their account’s alone, one entity for each account, of kinds that the country offers', async () => {
  expect(await refusalOf(patch([], stage.stranger))).toEqual([404, 'entities.notFound']);
  expect(await refusalOf(save([], stage.stranger))).toEqual([403, 'kernel.forbidden']);
  expect((await refusalOf(save([])))[1]).toBe('entities.notUnique');
  const wrong = patch([search({}), search({ animalkind: testId('pigs') })]);
  expect(await refusalOf(wrong)).toEqual([
    422,
    'offers.savingFailed',
    'data.searches.1.animalkind offers.animalkindNotOffered',
  ]);
});

test('a redaction takes the searches out of every revision', async () => {
  await patch([search({ name: 'Other' })]);
  await redactSavedSearches(stage.world, testId('farmer'));
  await redactSavedSearches(stage.world, testId('farmer'));
  const revisions = await stage.world.store.revisions(
    savedsearchesClass,
    Array.from({ length: (await stored()).rev }, (_, rev) => ({ id: saved.id, rev: rev + 1 })),
  );
  const data = { owner: testId('farmer'), searches: [] };
  expect(revisions.map((revision) => revision.data)).toEqual(revisions.map(() => data));
});
