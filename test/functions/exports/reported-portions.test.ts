import { expect, test } from 'vitest';
import { accepted, advised, packageOf, steps } from '#test/functions/requests/request-forms.ts';
import { people } from '#test/functions/requests/request-people.ts';
import { makeRequestStage } from '#test/functions/requests/request-stage.ts';
import { testId } from '#test/support/test-id.ts';
import { callerOf, exported, readExport } from './export-stage.ts';

test('a file of requests has the answers of each report on a purchase, not of the last one alone', async () => {
  const stage = await makeRequestStage();
  const { id: account, data } = people.aut;
  await stage.put('account', account, { ...data, ssoUsers: ['aut'] });
  const purchase = { ...steps.purchase, inPortions: true };
  const form = packageOf('portions', {
    steps: [steps.application, steps.advice, steps.decision, purchase],
  });
  await stage.put('requestpackage', testId('portions'), form);
  const report = (value: number) => [{ field: 'animalsBought', value }];
  let request = await stage.reach.send({ package: { id: testId('portions') } });
  request = await stage.fill('ins', request, advised);
  request = await stage.fill('aut', request, accepted);
  const [one, two] = [report(1), report(2)];
  request = await stage.fill('farmer', request, one);
  await stage.fill('farmer', request, two);

  const who = await callerOf(stage, { user: 'aut', account });
  const job = await exported(stage.world, who, {
    config: 'requests',
    runParams: { language: 'en_GB', tl: false },
    columns: ['animalsBought', 'answers'],
  });
  expect(await readExport(stage.world, job.id)).toMatchObject([
    {
      'Animals bought': { kind: 'number', text: '3' },
      animalsBought: { kind: 'text', text: '1; 2' },
      decision: { kind: 'text', text: 'accept' },
    },
  ]);
});
