import { beforeAll, expect, test } from 'vitest';
import { accepted, advised, packageOf, steps } from '#test/functions/requests/request-forms.ts';
import { people } from '#test/functions/requests/request-people.ts';
import { makeRequestStage, type RequestStage } from '#test/functions/requests/request-stage.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { testId } from '#test/support/test-id.ts';
import { callerOf, exported, readExport } from './export-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
  const remark = formFieldOf('remark', 'textfield', {
    labels: [{ lang: 'en_GB', label: 'Valid until' }],
  });
  await stage.put('requestformfield', testId('field remark'), remark);
  const asked = (...names: string[]) =>
    names.map((name) => ({ id: testId(`field ${name}`), rev: 1 }));
  const { application, advice, decision, purchase } = steps;
  const form = packageOf('portions', {
    steps: [
      application,
      { ...advice, fields: [...advice.fields, ...asked('remark')] },
      { ...decision, fields: [...decision.fields, ...asked('remark')] },
      { ...purchase, inPortions: true },
    ],
  });
  await stage.put('requestpackage', testId('portions'), form);
  // In Germany the second of March is over.
  stage.time.now = Date.parse('2026-03-02T23:30:00.000Z');
  const report = (value: number) => [{ field: 'animalsBought', value }];
  const remarked = (value: string) => [{ field: 'remark', value }];
  let request = await stage.reach.send({ package: { id: testId('portions') } });
  request = await stage.fill('ins', request, [...advised, ...remarked('too few')]);
  request = await stage.fill('aut', request, [...accepted, ...remarked('granted')]);
  request = await stage.fill('farmer', request, report(1));
  await stage.fill('farmer', request, report(2));
  // The account's country is not there: its days would be those of UTC.
  const { id: account, data } = people.aut;
  const staticData = { ...data.staticData, country: testId('nowhere') };
  await stage.put('account', account, { ...data, staticData, ssoUsers: ['aut'] });
});

const fileOf = async (columns: readonly string[], tl: boolean) => {
  const who = await callerOf(stage, { user: 'aut', account: people.aut.id });
  const runParams = { language: 'en_GB', tl };
  const job = await exported(stage.world, who, { config: 'requests', runParams, columns });
  return readExport(stage.world, job.id);
};

test('a file of requests has the answers of each report on a purchase and of each step, not the last ones alone', async () => {
  expect(await fileOf(['animalsBought', 'answers'], false)).toMatchObject([
    {
      'Animals bought': { kind: 'number', text: '3' },
      animalsBought: { kind: 'text', text: '1; 2' },
      decision: { kind: 'text', text: 'accept' },
      remark: { kind: 'text', text: 'too few; granted' },
    },
  ]);
});

test('no heading of its answers is one of its facts', async () => {
  const [row = {}] = await fileOf(['validUntil', 'answers'], true);
  expect(Object.keys(row).filter((heading) => heading.startsWith('Valid until'))).toEqual([
    'Valid until',
    'Valid until (remark)',
  ]);
});

test('its days are those of the country of each request', async () => {
  const [row] = await fileOf(['sentOn'], true);
  expect(row?.['Sent on']?.text).toBe('2026-03-03');
});
