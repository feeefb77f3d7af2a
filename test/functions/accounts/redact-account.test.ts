import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishRedaction } from '#functions/accounts/redaction/finish-redaction.ts';
import type { World } from '#functions/kernel/context.ts';
import { unpackJson } from '#functions/kernel/store/stored-json.ts';
import { recordDeletedRequest } from '#functions/requests/counting/record-deleted-request.ts';
import { messagesOfDeleted, RequestMoved } from '#functions/requests/process/count-messages.ts';
import type { Account } from '#shared/accounts/account.ts';
import { AccountTask } from '#shared/accounts/account-task.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { Offer } from '#shared/offers/offer.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { drawn } from '#test/support/campaign.ts';
import { createRows, rowOf } from '#test/support/create-rows.ts';
import { offerOf } from '#test/support/offers.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, EARLIER, makeAccessStage, NOW, people } from './access-stage.ts';

const farm = people.farm.id;
const file = (name: string) => ({
  id: testId(name),
  name: 'Secret.png',
  contentType: 'image/png',
  size: 3,
});
const location = {
  id: testId('location'),
  internalName: 'Secret barn',
  isDefault: true,
  address: {
    name: 'Secret',
    street: 'Secret 1',
    citycode: '80331',
    city: 'Secret',
    email: 'secret@example.org',
    geoPosition: { lat: 48.137, lon: 11.575 },
    region: testId('region'),
    country: 'DE',
  },
};
const [offerA = '', offerB = ''] = [testId('near'), testId('far')].toSorted();
const around = { ...location.address.geoPosition, km: 50 };
const animals = { offergroup: testId('Angus'), amount: 3 };
const foundAt = (id: string, km: number) => ({ id, rev: 1, km, animals, reasons: [] });
const secretive = (account: Account): Account => ({
  ...account,
  ssoUsers: ['subject-7'],
  registeredBy: 'subject-7',
  adminMemo: 'Secret memo',
  supExtra: { tosAcceptedOn: EARLIER },
  staticData: {
    ...account.staticData,
    name: 'Secret farm',
    standardName: 'Secret',
    certificationOverride: { on: EARLIER, by: people.adm.id, reason: 'Secret reason' },
  },
  userData: {
    ...account.userData,
    address: { ...location.address, phone: 'Secret' },
    contact: 'Secret contact',
    controlNumber: 'DE-BY-006-53535-A',
    emails: [{ email: 'secret@example.org', status: 'verified' }],
    requestFolders: [{ id: testId('folder'), label: 'Secret folder' }],
    supData: [
      {
        country: testId('country'),
        locationsOfSale: [location],
        animalkindsSold: [testId('cattle')],
        deliveryNotice: 'Secret notice',
        logo: testId('logo'),
        associations: [],
        activityWarningsMailsSent: 1,
        confirmedAllLocationsOfSale: true,
      },
    ],
  },
});

let stage: AccessStage;
async function begin(): Promise<void> {
  stage = await makeAccessStage();
  const { put, change, world } = stage;
  await change(farm, (account) => ({ ...secretive(account), maxUsers: 3 }));
  const offer = {
    ...offerOf({ owner: farm, place: { name: 'Secret farm', city: 'Secret' } }),
    offerspecification: 'Secret line',
    dynamicFields: ['Secret remark', 300].map((value) => ({ field: testId('said'), value })),
    autApproval: { status: 'rejected', reason: 'Secret reason' },
    history: [{ begin: EARLIER }],
  };
  for (const name of ['first', 'second']) {
    await put('upload', testId('logo'), {
      name: 'Secret',
      notice: 'Secret',
      category: 'profile',
      owner: farm,
      logo: true,
      file: file(name),
    });
    const key = attachmentKey(testId('logo'), testId(name));
    await world.files.put(key, 'image/png', new Uint8Array([1, 2, 3]));
  }
  const request = {
    agr: farm,
    ins: people.ins.id,
    turn: people.ins.id,
    agrSite: location,
    applicant: { name: 'Secret farm', controlNumber: 'DE-BY-006-53535-A' },
    searchFilter: {
      position: location.address.geoPosition,
      attributeFilter: {
        $and: [{ field: 'geoPosition', comparison: 'within' as const, value: around }],
      },
      searchedOn: NOW,
      found: 3,
      foundWithoutConditions: 3,
      until: '2026-03-02',
      offers: [foundAt(offerB, 1848), foundAt(offerA, 1849)],
      whenSent: {
        searchedOn: NOW,
        found: 1,
        foundWithoutConditions: 1,
        until: '2026-03-02',
        offers: [foundAt(offerA, 1848)],
      },
    },
    attachments: [
      { upload: testId('logo'), name: 'Secret.pdf', contentType: 'application/pdf', size: 3 },
      { upload: testId('other'), name: 'Kept.pdf', contentType: 'application/pdf', size: 3 },
    ],
  };
  const draft = {
    ...request,
    searchFilter: {
      ...request.searchFilter,
      offers: request.searchFilter.offers.map((found) => ({ ...found, text: 'Secret reason' })),
    },
    hid: undefined,
    status: 'new' as const,
    creator: people.ins.id,
    draft: [{ field: 'remark', value: 'Secret remark' }],
  };
  const supplied = { hid: 'DE-2026-000002', sup: farm, attachments: request.attachments };
  await createRows(world, [
    rowOf('offer', testId('offer'), offer),
    rowOf('request-process', testId('sent'), processOf({ ...request, creator: farm })),
    rowOf('request-process', testId('draft'), processOf(draft)),
    rowOf('request-process', testId('supplied'), processOf(supplied)),
  ]);
  await world.values.put(`settings#${farm}#subject-7`, { density: 'compact' });
}

const redact = (more: object = {}) =>
  stage.call('redactAccount', 'adm', { account: farm, reason: 'asked for it', ...more });
async function finish(world: World = stage.world): Promise<void> {
  const tasks = (await stage.messages()).filter(({ queue }) => queue === 'accounts');
  for (const { body } of tasks) await finishRedaction(world, AccountTask.parse(body));
}
/** Where the table still holds personal data. */
async function traces(): Promise<string[]> {
  const lines = (await everything()).split('\n');
  return lines.filter((line) => /secret|00653535|53535-A|48\.137|\b184[89]/i.test(line));
}
/** Everything that the table holds besides messages, packed bodies too. */
async function everything(): Promise<string> {
  const items = (await stage.items()).filter(({ sk }) => sk !== 'O');
  return items
    .flatMap((item) =>
      Object.values(item).map((value) =>
        value instanceof Uint8Array ? unpackJson(value) : String(value),
      ),
    )
    .join('\n');
}

describe('redacting an account', () => {
  beforeEach(begin);

  test('at once hides it from everybody, ends its use and releases its control number', async () => {
    const token = (
      await stage.world.tokens.issue({ user: 'subject-7', account: farm, role: 'AGR' })
    ).jwt;
    const { status, data } = await redact();
    expect([status, JSON.stringify(data)]).toEqual([200, expect.not.stringMatching(/secret/i)]);
    expect((await stage.stored(farm)).data).toEqual({
      staticData: {
        ...people.farm.data.staticData,
        name: '—',
        certificationOverride: { on: EARLIER, by: people.adm.id, reason: '—' },
      },
      userData: {
        address: { region: testId('region'), country: 'DE' },
        insData: [{ ins: people.ins.id }],
        asoData: [],
        supData: [
          {
            country: testId('country'),
            animalkindsSold: [testId('cattle')],
            associations: [],
            activityWarningsMailsSent: 1,
            confirmedAllLocationsOfSale: true,
            locationsOfSale: [
              {
                id: testId('location'),
                isDefault: true,
                internalName: '—',
                address: { region: testId('region'), country: 'DE' },
              },
            ],
          },
        ],
        requestFolders: [{ id: testId('folder'), label: '—' }],
        emails: [],
      },
      supExtra: { tosAcceptedOn: EARLIER },
      active: false,
      maxUsers: 3,
      ssoUsers: [],
      redactedOn: NOW,
    });
    expect((await stage.call('unregister', { token }, {})).status).toBe(401);
    const taken = await stage.world.store.claimedBy('account', 'controlNumber', 'DEBY00653535A');
    expect(taken).toBeUndefined();
    expect((await stage.messages()).map(({ queue }) => queue).toSorted()).toEqual([
      'accounts',
      'offers',
    ]);
  });

  test('reaches what an office began for the farm that has no tie to it any more', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      userData: { ...account.userData, insData: [] },
    }));
    await redact();
    await finish();
    expect(await traces()).toEqual([]);
  });

  test('leaves what an office attached to the requests of others: it is their record', async () => {
    const { id } = people.ins;
    const more = { category: 'request', owner: id, file: file('advice') };
    await stage.put('upload', testId('advice'), { name: 'Advice', ...more });
    const before = await stage.world.store.untyped.latest(testId('supplied'), { fresh: true });
    const advice = { upload: testId('advice'), name: 'Advice.pdf', contentType: 'a/b', size: 3 };
    const data = { ...before?.data, ins: id, attachments: [advice] };
    await stage.put('request-process', testId('supplied'), data);
    expect((await redact({ account: id })).status).toBe(200);
    await finish();
    const after = await stage.world.store.untyped.latest(testId('supplied'), { fresh: true });
    expect(RequestProcess.parse(after?.data).attachments).toEqual([advice]);
  });
});

describe('a redaction that the worker has finished', () => {
  const othersNow = () =>
    Promise.all([people.seller.id, people.ins.id, people.retired.id].map(stage.stored));
  let others: Awaited<ReturnType<typeof othersNow>>;
  let [before, afterEarlyTask] = ['', ''];
  beforeAll(async () => {
    await begin();
    others = await othersNow();
    expect(await traces()).not.toEqual([]);
    before = await everything();
    await finishRedaction(stage.world, { task: 'redact', account: farm, users: [] });
    afterEarlyTask = await everything();
    await redact();
    await finish();
  });

  test('leaves no personal data in the table', async () => {
    expect(await traces()).toEqual([]);
  });

  test('keeps every revision, who changed it when, and the reason of the redaction', async () => {
    expect(await stage.timeline(farm)).toEqual([
      'redact',
      'redact: asked for it',
      'redacted',
      'redacted',
    ]);
  });

  test('keeps what is counted and decided of its offers and requests', async () => {
    const ids = ['offer', 'sent', 'draft'].map(testId);
    const [offer, sent, draft] = await stage.world.store.untyped.latestOf(ids, { fresh: true });
    const { offerspecification: _, ...whole } = offerOf({ owner: farm });
    expect(Offer.parse(offer?.data)).toEqual({
      ...whole,
      status: 'archived',
      ownerActive: false,
      place: {},
      geoPosition: { lat: 48, lon: 12 },
      history: [{ begin: EARLIER, end: NOW }],
      dynamicFields: [{ field: testId('said'), value: 300 }],
      autApproval: { status: 'rejected' },
    });
    for (const request of [sent, draft]) {
      const process = RequestProcess.parse(request?.data);
      expect(process).toMatchObject({
        agr: farm,
        applicant: { name: '—' },
        region: testId('region'),
        agrSite: { id: testId('location'), internalName: '—', address: { country: 'DE' } },
        searchFilter: { found: 3, offers: [{ id: offerA }, { id: offerB }] },
        attachments: [{ name: '—' }, { name: 'Kept.pdf' }],
        filledSteps: [{ role: 'AGR' }],
      });
      expect(process.applicant.controlNumber).toBeUndefined();
    }
    expect(RequestProcess.parse(sent?.data).hid).toBe('DE-2026-000001');
  });

  test('leaves what others said in the requests that name it as the supplier', async () => {
    const stored = await stage.world.store.untyped.latest(testId('supplied'), { fresh: true });
    expect(RequestProcess.parse(stored?.data)).toMatchObject({
      sup: farm,
      applicant: { name: 'Biohof Muster' },
      agrSite: { internalName: 'Farm' },
      attachments: [{ name: '—' }, { name: 'Kept.pdf' }],
    });
  });

  test('removes every file that its uploads ever had, and what it had set', async () => {
    const upload = await stage.world.store.untyped.latest(testId('logo'), { fresh: true });
    expect(Upload.parse(upload?.data)).toEqual({
      name: '-',
      category: 'profile',
      owner: farm,
      logo: true,
      readers: [],
    });
    for (const name of ['first', 'second']) {
      const key = attachmentKey(testId('logo'), testId(name));
      expect(await stage.world.files.head(key)).toBeUndefined();
    }
    expect(await stage.world.values.get(`settings#${farm}#subject-7`)).toBeUndefined();
  });

  test('leaves everybody else as they were', async () => {
    expect(await othersNow()).toEqual(others);
  });

  test('did nothing while the account was not redacted', () => {
    expect(afterEarlyTask).toBe(before);
  });

  test('finished twice changes nothing the second time', async () => {
    const before = await everything();
    await finish();
    expect(await everything()).toBe(before);
  });
});

/** A deletion with what it tells, as the calls save it. */
async function deleteRequest(name: string): Promise<void> {
  const { store } = stage.world;
  const before = await store.untyped.latest(testId(name), { fresh: true });
  if (before === undefined) throw new Error(`There is no request ${name}.`);
  await store.save({
    changes: [{ kind: 'delete', before }],
    by: people.adm.id,
    changeset: 'delete',
    reason: 'Secret reason',
    messages: messagesOfDeleted({ id: before.id, rev: before.rev + 1 }),
  });
}
async function noteAll(): Promise<void> {
  const messages = (await stage.messages()).filter(({ queue }) => queue === 'requests');
  for (const { body } of messages) {
    const moved = RequestMoved.safeParse(body);
    if (moved.data?.deleted) await recordDeletedRequest(stage.world, moved.data);
  }
}

describe('requests that were deleted', () => {
  beforeEach(begin);
  const names = ['sent', 'draft', 'supplied'];

  test('before are redacted in their history, whoever began them', async () => {
    for (const name of names) await deleteRequest(name);
    await noteAll();
    await noteAll();
    await redact();
    await finish();
    expect(await traces()).toEqual([]);
    const [first] = await stage.world.store.untyped.revisions([{ id: testId('supplied'), rev: 1 }]);
    expect(RequestProcess.parse(first?.data).applicant.name).toBe('Biohof Muster');
    expect(await stage.world.store.wasDeleted(testId('sent'))).toBe(true);
  });

  test('but told of only after the redaction make it done again', async () => {
    for (const name of names) await deleteRequest(name);
    await redact();
    await finish();
    expect(await traces()).not.toEqual([]);
    await noteAll();
    await finish();
    expect(await traces()).toEqual([]);
  });
});

/** The same world, whose process ends after so many calls that change something. */
function dyingWorld(calls: number): World {
  const { store, files, ...rest } = patientWorld(stage.world.config, stage.world.clock);
  let left = calls;
  const dying =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      left-- > 0 ? call(...args) : Promise.reject(new Error('killed'));
  return {
    ...rest,
    store: { ...store, save: dying(store.save), redact: dying(store.redact) },
    files: { ...files, erase: dying(files.erase) },
  };
}

test.each(drawn('redaction of an account', [0, 1, 2, 3, 4, 5, 6, 7]))(
  'a worker that dies after %i steps is followed by one that finishes',
  async (calls) => {
    await begin();
    await redact();
    await expect(finish(dyingWorld(calls))).rejects.toThrow('killed');
    await finish();
    expect(await traces()).toEqual([]);
  },
);

test('a redacted account cannot be changed, given away or used again; asked for again, only the worker is told once more', async () => {
  stage = await makeAccessStage();
  expect((await redact({ account: testId('nobody') })).code).toBe('entities.notFound');
  expect((await redact({ reason: '' })).status).toBe(400);
  await redact();
  for (const more of [{ active: true, reason: 'x' }, { staticData: { name: 'Back' } }]) {
    const answer = await stage.call('updateAccount', 'adm', { account: farm, ...more });
    expect(answer).toMatchObject({ status: 409, code: 'accounts.redacted' });
  }
  const invite = await stage.call('createAccountInvite', 'adm', { account: farm });
  expect(invite.status).toBe(403);
  const before = await stage.stored(farm);
  expect((await redact()).status).toBe(200);
  expect(await stage.stored(farm)).toEqual(before);
  const tasks = (await stage.messages()).filter(({ queue }) => queue === 'accounts');
  expect(tasks).toHaveLength(2);
});
