import { beforeEach, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { people } from './request-people.ts';
import { makeRequestStage, type RequestStage } from './request-stage.ts';

let stage: RequestStage;
beforeEach(async () => {
  stage = await makeRequestStage();
});

const mailsTo = async (name: string) =>
  (await stage.mails()).filter(({ to }) => to === testId(name)).map(({ template }) => template);

test('an account is not sent the mails that it does without, but those that wait for it', async () => {
  const { data } = people.ins;
  await stage.put('account', testId('ins'), {
    ...data,
    userData: { ...data.userData, unwantedMails: ['requestRetracted', 'requestStepDone'] },
  });
  const request = await stage.reach.send();
  expect(await mailsTo('ins')).toEqual(['requestStepWaiting']);
  await stage.call('retractRequest', 'farmer', { process: { id: request.id, rev: request.rev } });
  expect(await mailsTo('ins')).toEqual(['requestStepWaiting']);
});

test('others are told all the same', async () => {
  const request = await stage.reach.send();
  await stage.call('retractRequest', 'farmer', { process: { id: request.id, rev: request.rev } });
  expect((await mailsTo('ins')).toSorted()).toEqual(['requestRetracted', 'requestStepWaiting']);
});
