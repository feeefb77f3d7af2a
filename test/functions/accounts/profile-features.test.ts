import { beforeAll, describe, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { makeProfileStage, type PersonName, type ProfileStage } from './profile-stage.ts';

let stage: ProfileStage;
beforeAll(async () => {
  stage = await makeProfileStage();
});

const entry = (more: object = {}) => ({
  country: testId('country'),
  locationsOfSale: [],
  animalkindsSold: [],
  associations: [],
  ...more,
});

/** Specification section 6, "Profile features". */
const PARTS: readonly [string, object, string, readonly PersonName[]][] = [
  ['contact', { contact: 'x' }, 'contact', ['farmer', 'newcomer', 'ins', 'aut', 'aso']],
  [
    'e-mails',
    { emails: [{ email: 'x@example.org' }] },
    'emails',
    ['newcomer', 'ins', 'aut', 'aso'],
  ],
  ['sales locations and animal kinds', { supData: [entry()] }, 'supData', ['farmer', 'newcomer']],
  [
    'folders',
    { requestFolders: [{ label: 'x' }] },
    'requestFolders',
    ['farmer', 'newcomer', 'ins', 'aut', 'aso'],
  ],
  [
    'mails',
    { unwantedMails: ['requestStepDone'] },
    'unwantedMails',
    ['farmer', 'newcomer', 'ins', 'aut', 'aso'],
  ],
  [
    'texts to use again',
    { textBlocks: [{ field: 'reasons', text: 'Zu spät gesucht.' }] },
    'textBlocks',
    ['ins', 'aut', 'aso'],
  ],
  ['the names of its people', { peopleShown: 'initials' }, 'peopleShown', ['ins', 'aut', 'aso']],
  [
    'the confirmation of locations',
    { supData: [entry({ confirmedAllLocationsOfSale: true })] },
    'supData.0.confirmedAllLocationsOfSale',
    ['farmer'],
  ],
];

describe.each(PARTS)('%s', (_name, userData, path, owners) => {
  test.each(['farmer', 'newcomer', 'ins', 'aut', 'aso', 'adm'] as const)('of %s', async (name) => {
    const before = await stage.stored(name);
    const answer = await stage.change(name, userData);
    if (owners.includes(name)) {
      expect(answer.status).toBe(200);
      return;
    }
    expect([answer.status, answer.code]).toEqual([403, 'accounts.featureNotYours']);
    expect(stage.problems(answer)).toContainEqual([`userData.${path}`, 'accounts.featureNotYours']);
    expect(await stage.stored(name)).toEqual(before);
  });
});

describe('a logo', () => {
  const logo = (more: object = {}) => ({
    name: 'Logo',
    category: 'profile',
    owner: testId('newcomer'),
    logo: true,
    file: { id: testId('file'), name: 'logo.png', contentType: 'image/png', size: 10 },
    ...more,
  });
  const set = (name: PersonName, id: string) =>
    stage.change(name, { supData: [entry({ logo: id })] });

  test('is an own upload of a supplier, marked as logo, with an image', async () => {
    await stage.put('upload', testId('logo'), logo());
    expect((await set('newcomer', testId('logo'))).data.data.userData.supData[0].logo).toBe(
      testId('logo'),
    );
  });

  test.each([
    ['another account’s', { owner: testId('stranger'), readers: [testId('newcomer')] }],
    ['no logo', { logo: false }],
    ['no image', { file: { ...logo().file, contentType: 'application/pdf' } }],
    ['without a file', { file: undefined }],
  ])('cannot be %s', async (name, more) => {
    await stage.put('upload', testId(name), logo(more));
    const answer = await set('newcomer', testId(name));
    expect([answer.status, ...stage.problems(answer)]).toEqual([
      400,
      ['userData.supData.0.logo', 'accounts.logoNotUsable'],
    ]);
  });

  test('is nothing for a farmer who does not sell', async () => {
    const answer = await set('farmer', testId('logo'));
    expect([answer.status, ...stage.problems(answer)]).toEqual([
      403,
      ['userData.supData.0.logo', 'accounts.featureNotYours'],
    ]);
  });
});
