import { beforeAll, describe, expect, test } from 'vitest';
import { ATTACHMENT_TOTAL_BYTES, ATTACHMENTS } from '#shared/requests/limits.ts';
import { UPLOAD_READERS } from '#shared/uploads/limits.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, advised, sentAnswers } from './request-forms.ts';
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
const upload = async (name: string, owner: Person, more: Partial<Upload> = {}) => {
  const id = testId(`upload ${name}`);
  const data = { name, category: 'request', owner: people[owner].id, file: fileOf(name), ...more };
  await stage.put('upload', id, Upload.parse(data));
  return id;
};
const maySee = async (id: string) => {
  const persons = ['farmer', 'ins', 'aut', 'aso', 'neighbour'] as const;
  const seen = await Promise.all(
    persons.map((person) => contextOf(stage.world, person).rows.ids([id])),
  );
  return persons.filter((_, at) => seen[at]?.items.length === 1);
};

describe('attachments', () => {
  test('of a draft are replaced by each save, and nobody else sees them', async () => {
    const [one, two] = [await upload('plan', 'farmer'), await upload('map', 'farmer')];
    const begun = await stage.init('farmer');
    const first = await stage.fill('farmer', begun, [], { draft: true, attachments: [one, two] });
    expect(dataOf(first).attachments.map((each) => each.upload)).toEqual([one, two]);
    const second = await stage.fill('farmer', first, [], { draft: true, attachments: [two, two] });
    expect(dataOf(second).attachments).toEqual([
      { upload: two, name: 'map.pdf', contentType: 'application/pdf', size: 1000 },
    ]);
    expect(await maySee(two)).toEqual(['farmer']);
  });

  test('of a request that is sent are shown to its parties, in the same save', async () => {
    const report = await upload('report', 'farmer');
    const letter = await upload('letter', 'ins');
    const begun = await stage.init('farmer');
    const sent = await stage.fill('farmer', begun, sentAnswers, { attachments: [report] });
    expect(await maySee(report)).toEqual(['farmer', 'ins', 'aut']);
    const given = await stage.fill('ins', sent, advised, { attachments: [letter] });
    expect(dataOf(given).attachments.map((each) => each.upload)).toEqual([report, letter]);
    expect(await maySee(letter)).toEqual(['farmer', 'ins', 'aut']);
    const decided = await stage.fill('aut', given, accepted);
    expect(dataOf(decided).attachments).toHaveLength(2);
  });

  test('are copied to a follow-up where the applicant still has them', async () => {
    const [own, theirs] = [await upload('own', 'farmer'), await upload('theirs', 'ins')];
    const begun = await stage.init('farmer');
    const sent = await stage.fill('farmer', begun, sentAnswers, { attachments: [own] });
    const given = await stage.fill('ins', sent, advised, { attachments: [theirs] });
    const reject = [{ field: 'decision', value: 'reject' }];
    const rejected = await stage.fill('aut', given, reject);
    const next = await stage.init('farmer', { followupFor: rejected.id });
    expect(dataOf(next).attachments.map((each) => each.upload)).toEqual([own]);
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
    const names = Array.from({ length: ATTACHMENTS + 1 }, (_, at) => `many ${at}`);
    const ids = await Promise.all(names.map((name) => upload(name, 'farmer')));
    expect(await refused(ids)).toMatchObject({ code: 'requests.tooManyAttachments', status: 422 });
  });

  test('when they are too big together, but not when they just fit', async () => {
    const size = ATTACHMENT_TOTAL_BYTES / 4;
    const film = (at: number) => fileOf(`film ${at}`, size);
    const films = await Promise.all(
      [1, 2, 3, 4].map((at) => upload(`film ${at}`, 'farmer', { file: film(at) })),
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
    const published = await upload('published', 'neighbour', { category: 'offer' });
    expect(await refused([hidden])).toEqual({
      code: 'requests.uploadNotFound',
      status: 422,
      fields: [['attachments.0', 'requests.uploadNotFound']],
    });
    const own = await upload('owned', 'farmer');
    expect(await refused([own, published])).toEqual({
      code: 'requests.uploadNotYours',
      status: 403,
      fields: [['attachments.1', 'requests.uploadNotYours']],
    });
  });

  test('when they have no file, or are none', async () => {
    const empty = await upload('empty', 'farmer', { file: undefined });
    expect(await refused([empty])).toMatchObject({ code: 'requests.uploadWithoutFile' });
    expect(await refused([testId('cattle')])).toMatchObject({ code: 'requests.uploadNotFound' });
  });

  test('when they are attached to too many requests already', async () => {
    const readers = Array.from({ length: UPLOAD_READERS }, (_, at) => testId(`reader ${at}`));
    const popular = await upload('popular', 'farmer', { readers });
    expect(await refused([popular])).toMatchObject({ code: 'requests.uploadSharedTooOften' });
  });
});
