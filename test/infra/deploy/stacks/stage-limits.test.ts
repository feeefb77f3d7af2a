import { test } from 'vitest';
import { countryRow, stacksOf, stageRow, templateOf } from '#test/support/stage-templates.ts';

test('how much a stage lets through at once is said by its row', () => {
  const stage = stageRow({
    callsPerSecond: 250,
    functionsAtOnce: { 'search/handler': 400, 'mail/worker': 9 },
  });
  const stacks = stacksOf([countryRow('DE')], stage);
  const api = templateOf(stacks.api);
  api.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    DefaultRouteSettings: { ThrottlingRateLimit: 250, ThrottlingBurstLimit: 500 },
  });
  api.hasResourceProperties('AWS::Lambda::Function', {
    FunctionName: 'livestock-production-search-handler',
    ReservedConcurrentExecutions: 400,
  });
  const jobs = templateOf(stacks.jobs);
  jobs.hasResourceProperties('AWS::Lambda::Function', {
    FunctionName: 'livestock-production-mail-worker',
    ReservedConcurrentExecutions: 9,
  });
  jobs.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    ScalingConfig: { MaximumConcurrency: 9 },
  });
});
