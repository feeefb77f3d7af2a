import { test } from 'vitest';
import { templatesOfOtherStage } from '#test/support/three-countries.ts';

test('how much a stage lets through at once is said by its row', () => {
  const { api, jobs } = templatesOfOtherStage();
  api.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    DefaultRouteSettings: { ThrottlingRateLimit: 250, ThrottlingBurstLimit: 500 },
  });
  api.hasResourceProperties('AWS::Lambda::Function', {
    FunctionName: 'livestock-production-search-handler',
    ReservedConcurrentExecutions: 400,
  });
  jobs.hasResourceProperties('AWS::Lambda::Function', {
    FunctionName: 'livestock-production-mail-worker',
    ReservedConcurrentExecutions: 9,
  });
  jobs.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    ScalingConfig: { MaximumConcurrency: 9 },
  });
});
