import { beforeAll, describe, expect, test } from 'vitest';
import { getAttachment } from '#functions/entities/reading/get-attachment.ts';
import { deleteEntity } from '#functions/entities/saving/delete-entity.ts';
import { setAttachment } from '#functions/entities/saving/set-attachment.ts';
import { deleteRequests } from '#functions/requests/removing/delete-requests.ts';
import { removeRequest } from '#functions/requests/removing/remove-request.ts';
import { attachmentKey, incomingKey } from '#shared/entities/attached-file.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { ATTACHMENT_TOTAL_BYTES, ATTACHMENTS } from '#shared/requests/limits.ts';
import { UPLOAD_READERS } from '#shared/uploads/limits.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, advised, hatched, sentAnswers } from './request-forms.ts';
import { type Person, people } from './request-people.ts';
import {
  contextOf,
  dataOf,
  makeRequestStage,
  type RequestStage,
  refusal,
} from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const fileOf = (name: string, size = 1000) => ({
  id: testId(`file ${name}`),
  name: `${name}.pdf`,
  contentType: 'application/pdf',
  size,
});
const PDF = Buffer.from('%PDF-1.4');
const upload = async (name: string, owner: Person, more: Partial<Upload> = {}) => {
  const id = testId(`upload ${name}`);
  const data = { name, category: 'request', owner: people[owner].id, file: fileOf(name), ...more };
  await stage.put('upload', id, Upload.parse(data));
  const { file } = data;
  if (file) await stage.world.files.put(attachmentKey(id, file.id), file.contentType, PDF);
  return id;
};
const maySee = async (id: string) => {
  const persons = ['farmer', 'ins', 'aut', 'aso', 'neighbour'] as const;
  const seen = await Promise.all(
    persons.map((person) => contextOf(stage.world, person).rows.ids([id])),
  );
  return persons.filter((_, index) => seen[index]?.items.length === 1);
};

/** An administrator deletes the request. */
async function deleteAsAdministrator(request: Entity): Promise<void> {
  const who = principal('ADM', { account: testId('admin') });
  const admin = { ...contextOf(stage.world, 'aut'), who, rows: stage.world.rowsFor(who) };
  const confirm = dataOf(request).hid ?? '';
  await deleteRequests({ processes: [request.id], confirm, reason: 'filed twice' }, admin);
}

describe('attachments', () => {
  test('of a draft are replaced by each save, and nobody else sees them', async () => {
    const [one, two] = [await upload('plan', 'farmer'), await upload('map', 'farmer')];
    const begun = await stage.init('farmer');
    const first = await stage.fill('farmer', begun, [], { draft: true, attachments: [one, two] });
    expect(dataOf(first).attachments.map((each) => each.upload)).toEqual([one, two]);
    const second = await stage.fill('farmer', first, [], { draft: true, attachments: [two, two] });
    expect(dataOf(second).attachments).toEqual([
      {
        upload: two,
        by: people.farmer.id,
        name: 'map.pdf',
        contentType: 'application/pdf',
        size: 1000,
      },
    ]);
    expect(await maySee(two)).toEqual(['farmer']);
  });

  test('of a draft are deleted by their owner once no draft has them any more', async () => {
    const [plan, map] = [await upload('old plan', 'farmer'), await upload('old map', 'farmer')];
    const save = (draft: Entity, attachments: string[]) =>
      stage.fill('farmer', draft, [], { draft: true, attachments });
    const first = await save(await stage.init('farmer'), [plan, map]);
    const second = await save(await stage.init('farmer'), [plan]);
    const farmer = contextOf(stage.world, 'farmer');
    const inUse = { code: 'entities.inUse' };
    expect(await refusal(deleteEntity({ id: map }, farmer))).toMatchObject(inUse);
    const { id, rev } = await save(first, []);
    expect(await deleteEntity({ id: map }, farmer)).toEqual({});
    expect(await refusal(deleteEntity({ id: plan }, farmer))).toMatchObject(inUse);
    await removeRequest({ process: { id: second.id, rev: second.rev } }, farmer);
    expect(await deleteEntity({ id: plan }, farmer)).toEqual({});
    await removeRequest({ process: { id, rev } }, farmer);
  });

  test('of a request that is sent are shown to its parties, in the same save; a follow-up has those of the applicant', async () => {
    const report = await upload('report', 'farmer');
    const letter = await upload('letter', 'ins');
    const begun = await stage.init('farmer');
    const sent = await stage.fill('farmer', begun, sentAnswers, { attachments: [report] });
    expect(await maySee(report)).toEqual(['farmer', 'ins', 'aut']);
    // The size is that of the file as it is kept.
    expect(dataOf(sent).attachments).toMatchObject([{ upload: report, size: PDF.length }]);
    const given = await stage.fill('ins', sent, advised, { attachments: [letter] });
    expect(dataOf(given).attachments.map((each) => each.upload)).toEqual([report, letter]);
    expect(await maySee(letter)).toEqual(['farmer', 'ins', 'aut']);
    const rejected = await stage.fill('aut', given, [{ field: 'decision', value: 'reject' }]);
    expect(dataOf(rejected).attachments).toHaveLength(2);
    const next = await stage.init('farmer', { followupFor: rejected.id });
    expect(dataOf(next).attachments.map((each) => each.upload)).toEqual([report]);
  });

  test('of a request that was sent are read by who reads it, also by an authority to which its region came later', async () => {
    const [sent, kept] = [await upload('plan sent', 'farmer'), await upload('plan kept', 'farmer')];
    const begun = await stage.init('farmer');
    const request = await stage.fill('farmer', begun, sentAnswers, { attachments: [sent] });
    const draft = await stage.init('farmer');
    await stage.fill('farmer', draft, [], { draft: true, attachments: [kept] });
    const read = async (...regions: string[]) => {
      const who = principal('AUT', { account: testId('later authority'), regions });
      const { items } = await stage.world.rowsFor(who).ids([request.id, sent, draft.id, kept]);
      return items.map(({ id }) => id);
    };
    expect(await read(dataOf(request).region)).toEqual([request.id, sent]);
    expect(await read(testId('region elsewhere'))).toEqual([]);
  });

  test('of a supplier count apart from those that it does not see', async () => {
    const filesOf = (owner: Person, count = ATTACHMENTS) =>
      Promise.all(
        Array.from({ length: count }, (_, at) => upload(`${count} of ${owner} ${at}`, owner)),
      );
    const begun = await stage.init('farmer', {
      package: { id: testId('low hatch') },
      sup: people.sup.id,
    });
    const attachments = await filesOf('farmer');
    const sent = await stage.fill('farmer', begun, sentAnswers, { attachments });
    const tooMany = { attachments: await filesOf('sup', ATTACHMENTS + 1) };
    const code = 'requests.tooManyAttachments';
    expect(await refusal(stage.fill('sup', sent, hatched, tooMany))).toMatchObject({ code });
    const lists = { attachments: await filesOf('sup') };
    const filled = await stage.fill('sup', sent, hatched, lists);
    expect(dataOf(filled).attachments).toHaveLength(ATTACHMENTS);
    const one = { attachments: await filesOf('aut', 1) };
    expect(await refusal(stage.fill('aut', filled, accepted, one))).toMatchObject({ code });
    const decided = await stage.fill('aut', filled, accepted);
    expect(dataOf(decided).attachments).toHaveLength(2 * ATTACHMENTS);
    await deleteAsAdministrator(decided);
    expect(await maySee(attachments[0] ?? '')).toEqual(['farmer']);
  });

  test('of an earlier step that are named again stay attached once, and count once', async () => {
    const film = (at: number) => {
      const file = fileOf(`part ${at}`, ATTACHMENT_TOTAL_BYTES / 4);
      return upload(`part ${at}`, 'farmer', { file });
    };
    const films = await Promise.all([1, 2, 3].map(film));
    const bill = await upload('bill', 'farmer');
    const begun = await stage.init('farmer');
    const sent = await stage.fill('farmer', begun, sentAnswers, { attachments: films });
    const decided = await stage.fill('aut', await stage.fill('ins', sent, advised), accepted);
    const bought = [{ field: 'animalsBought', value: 9 }];
    const attachments = [...films, bill];
    const answer = await stage.fill('farmer', decided, bought, { attachments });
    expect(dataOf(answer).attachments.map((each) => each.upload)).toEqual(attachments);
  });

  test('are protected no more when an administrator deletes the request, unless another one has them', async () => {
    const [alone, shared] = [await upload('alone', 'farmer'), await upload('shared', 'farmer')];
    const sendWith = async (attachments: string[]) =>
      stage.fill('farmer', await stage.init('farmer'), sentAnswers, { attachments });
    const [gone, stays] = [await sendWith([alone, shared]), await sendWith([shared])];
    await deleteAsAdministrator(gone);
    expect(await maySee(alone)).toEqual(['farmer']);
    expect(await maySee(shared)).toEqual(['farmer', 'ins', 'aut']);
    const farmer = contextOf(stage.world, 'farmer');
    expect(await deleteEntity({ id: alone }, farmer)).toEqual({});
    expect(await refusal(deleteEntity({ id: shared }, farmer))).toMatchObject({
      code: 'uploads.attachedToRequest',
    });
    expect(dataOf(stays).status).toBe('open');
  });

  test('stay readable and fixed for the request of another farmer that has them too', async () => {
    const leaflet = await upload('leaflet', 'ins', { readers: [people.neighbour.id] });
    const plain = await stage.fill('farmer', await stage.init('farmer'), sentAnswers);
    const gone = await stage.fill('ins', plain, advised, { attachments: [leaflet] });
    const others = {
      hid: 'DE-2025-000001',
      agr: people.neighbour.id,
      creator: people.neighbour.id,
    };
    await stage.put('request-process', testId('others'), { ...dataOf(gone), ...others });
    await deleteAsAdministrator(gone);
    expect(await maySee(leaflet)).toEqual(['ins', 'aut', 'neighbour']);
  });

  test('are read no more by the farm of a deleted request that is only the supplier of another one', async () => {
    const advice = await upload('advice', 'ins', { readers: [people.neighbour.id] });
    const plain = await stage.fill('farmer', await stage.init('farmer'), sentAnswers);
    const stays = await stage.fill('ins', plain, advised, { attachments: [advice] });
    const process = (await stage.stored(stays.id))?.process;
    await stage.put('request-process', stays.id, { ...process, sup: people.neighbour.id });
    const own = {
      hid: 'DE-2025-000002',
      agr: people.neighbour.id,
      creator: people.neighbour.id,
    };
    await stage.put('request-process', testId('gone'), { ...process, ...own });
    await deleteAsAdministrator({ ...stays, id: testId('gone'), data: { ...stays.data, ...own } });
    expect(await maySee(advice)).toEqual(['farmer', 'ins', 'aut']);
  });
});

describe('a file that is attached to a sent request', () => {
  const sentWith = async (id: string) =>
    stage.fill('farmer', await stage.init('farmer'), sentAnswers, { attachments: [id] });
  const pdf = { name: 'new.pdf', contentType: 'application/pdf' };
  const replace = async (id: string) => {
    const context = contextOf(stage.world, 'farmer');
    const { rev } = (await context.rows.get(id, { fresh: true })).entity;
    const attachment = { ...pdf, data: `data:application/pdf;base64,${PDF.toString('base64')}` };
    return setAttachment({ id, rev, attachment }, context);
  };
  const late = { code: 'uploads.attachedToRequest', status: 422 };

  test('is neither replaced nor deleted; before the request was sent it is', async () => {
    const id = await upload('certificate', 'farmer');
    await replace(id);
    await sentWith(id);
    const before = await stage.world.store.untyped.latest(id, { fresh: true });
    expect(await refusal(replace(id))).toMatchObject(late);
    const context = contextOf(stage.world, 'farmer');
    expect(await refusal(deleteEntity({ id }, context))).toMatchObject(late);
    expect(await stage.world.store.untyped.latest(id, { fresh: true })).toEqual(before);
  });

  test('came through a form: parties read what was sent, whatever is sent with the form later', async () => {
    const id = await upload('form', 'farmer', { file: fileOf('form', PDF.length) });
    const { files } = stage.world;
    const [kept, incoming] = [attachmentKey, incomingKey].map((key) => key(id, fileOf('form').id));
    await files.remove(String(kept));
    await files.put(String(incoming), pdf.contentType, PDF);
    await sentWith(id);
    await files.put(String(incoming), pdf.contentType, Buffer.from('%PDF-9.9'));
    const { url } = await getAttachment({ id }, contextOf(stage.world, 'aut'));
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(PDF);
  });

  test('sent at the same moment as its file is replaced: the parties see what was sent, or nothing was', async () => {
    for (const round of [1, 2]) {
      const id = await upload(`race ${round}`, 'farmer', { file: fileOf('race', PDF.length) });
      const begun = await stage.init('farmer');
      const send = () => stage.fill('farmer', begun, sentAnswers, { attachments: [id] });
      const uploaded = async () => {
        const stored = await stage.world.store.untyped.latest(id, { fresh: true });
        return Upload.parse(stored?.data);
      };
      const [sending] = await Promise.allSettled([send(), replace(id)]);
      if (sending.status === 'rejected') {
        expect((await uploaded()).readers).toEqual([]);
        expect((await stage.stored(begun.id))?.process).toEqual(dataOf(begun));
      }
      // Who was refused sends again.
      const sent = sending.status === 'rejected' ? await send() : sending.value;
      const { file, readers } = await uploaded();
      expect(readers).not.toEqual([]);
      expect(dataOf(sent).attachments).toMatchObject([{ name: file?.name, size: file?.size }]);
    }
  });
});

describe('attachments are refused, and nothing is sent', () => {
  const refused = async (attachments: readonly string[]) => {
    const begun = await stage.init('farmer');
    const answer = await refusal(stage.fill('farmer', begun, sentAnswers, { attachments }));
    expect(await stage.stored(begun.id)).toMatchObject({ rev: 1, process: { attachments: [] } });
    return answer;
  };

  test('when they are too many', async () => {
    const ids = Array.from({ length: ATTACHMENTS + 1 }, (_, index) => testId(`many ${index}`));
    expect(await refused(ids)).toMatchObject({ code: 'requests.tooManyAttachments', status: 422 });
  });

  test('when they are too big together, but not when they just fit', async () => {
    const size = ATTACHMENT_TOTAL_BYTES / 4;
    const film = (at: number) => fileOf(`film ${at}`, size);
    const films = await Promise.all(
      [1, 2, 3, 4].map((number) => upload(`film ${number}`, 'farmer', { file: film(number) })),
    );
    const note = await upload('note', 'farmer', { file: fileOf('note', 1) });
    expect(await refused([...films, note])).toMatchObject({
      code: 'requests.attachmentsTooBig',
      status: 422,
    });
    const begun = await stage.init('farmer');
    const sent = await stage.fill('farmer', begun, sentAnswers, { attachments: films });
    expect(dataOf(sent).attachments).toHaveLength(4);
  });

  test('when the caller does not own them', async () => {
    const hidden = await upload('hidden', 'neighbour');
    const shared = await upload('shared', 'neighbour', { readers: [people.farmer.id] });
    expect(await refused([hidden])).toEqual({
      code: 'requests.uploadNotFound',
      status: 422,
      fields: [['attachments.0', 'requests.uploadNotFound']],
    });
    const own = await upload('owned', 'farmer');
    expect(await refused([own, shared])).toEqual({
      code: 'requests.uploadNotYours',
      status: 403,
      fields: [['attachments.1', 'requests.uploadNotYours']],
    });
  });

  test('when they have no file, it has not arrived, or they are none', async () => {
    const empty = await upload('empty', 'farmer', { file: undefined });
    expect(await refused([empty])).toMatchObject({ code: 'requests.uploadWithoutFile' });
    const data = { name: 'away', category: 'request', owner: people.farmer.id };
    const away = testId('upload away');
    await stage.put('upload', away, Upload.parse({ ...data, file: fileOf('away') }));
    expect(await refused([away])).toMatchObject({ code: 'requests.uploadWithoutFile' });
    expect(await refused([testId('cattle')])).toMatchObject({ code: 'requests.uploadNotFound' });
  });

  test('when they are attached to too many requests already', async () => {
    const readers = Array.from({ length: UPLOAD_READERS }, (_, index) => testId(`reader ${index}`));
    const popular = await upload('popular', 'farmer', { readers });
    expect(await refused([popular])).toMatchObject({ code: 'requests.uploadSharedTooOften' });
  });
});
