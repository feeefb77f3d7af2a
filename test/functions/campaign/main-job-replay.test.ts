import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CampaignStage, makeCampaignStage } from './campaign-stage.ts';
import { MAIN_JOB_CALLS, replayMainJob } from './main-job.ts';

let stage: CampaignStage;
beforeAll(async () => {
  stage = await makeCampaignStage();
});
afterAll(() => stage.stop());

/** How often anything was saved, and all that was ever written. */
const state = async () => ({ saves: stage.counts.saves, revisions: await stage.revisions() });

test('nobody else can do a call of the main job, neither before nor after it was done', async () => {
  const replayed = await replayMainJob({ stage, state });
  console.info(`main job: ${MAIN_JOB_CALLS} calls, replayed ${replayed} times`);
  expect(replayed).toBeGreaterThan(1.5 * MAIN_JOB_CALLS * stage.people.length);
});
