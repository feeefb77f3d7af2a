import { type App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { prefixOf, type StageSettings } from './constructs/stage-settings.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeAlarmsStack } from './stacks/edge-alarms-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { JobsStack } from './stacks/jobs-stack.ts';
import { MonitoringStack } from './stacks/monitoring-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';

export type Stacks = {
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly api: ApiStack;
  readonly jobs: JobsStack;
  readonly edge: EdgeStack;
  readonly site: SiteStack;
  readonly edgeAlarms: EdgeAlarmsStack;
  readonly monitoring: MonitoringStack;
};

/**
 * Checks the stacks by AWS's rules for solutions and for serverless ones: a finding that is not acknowledged stops
 * the synthesis.
 */
export function checkByRules(app: App): void {
  Validations.of(app).addPlugins(
    new AwsSolutionsChecks(app, { verbose: true }),
    new ServerlessChecks(app, { verbose: true }),
  );
}

export function addStacks(app: App, settings: StageSettings): Stacks {
  const prefix = prefixOf(settings);
  const { stage } = settings;
  const home = {
    env: { account: stage.account, region: stage.region },
    // A deleted stack also loses queues, clients of the sign-in and addresses, which cannot be had back as they were.
    terminationProtection: stage.keepsData,
  };
  const edgeHome = { ...home, env: { ...home.env, region: 'us-east-1' } };
  const data = new DataStack(app, `${prefix}-data`, { ...home, settings });
  const identity = new IdentityStack(app, `${prefix}-identity`, { ...home, settings, data });
  const { signOn } = identity;
  const api = new ApiStack(app, `${prefix}-api`, { ...home, settings, data, signOn });
  const jobs = new JobsStack(app, `${prefix}-jobs`, { ...home, settings, data, signOn });
  // The stream worker knows the queues of a release before anybody writes to a new one.
  api.addStackDependency(jobs);
  const edge = new EdgeStack(app, `${prefix}-edge`, { ...edgeHome, deployment: settings });
  const site = new SiteStack(app, `${prefix}-site`, {
    ...home,
    settings,
    data,
    identity,
    api,
    edge,
  });
  const edgeAlarms = new EdgeAlarmsStack(app, `${prefix}-edge-alarms`, {
    ...edgeHome,
    deployment: settings,
    edge,
    site,
  });
  const monitoring = new MonitoringStack(app, `${prefix}-monitoring`, {
    ...home,
    settings,
    data,
    identity,
    api,
    jobs,
    site,
  });
  Tags.of(app).add('product', 'livestock');
  Tags.of(app).add('stage', stage.name);
  return { data, identity, api, jobs, edge, site, edgeAlarms, monitoring };
}
