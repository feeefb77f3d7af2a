import { type App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { prefixOf, type StageSettings } from './constructs/stage-settings.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';

export type Stacks = {
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly api: ApiStack;
};

/** The stacks of one stage, checked by the rules of AWS for solutions and for serverless ones when they are synthesized. */
export function addStacks(app: App, settings: StageSettings): Stacks {
  Validations.of(app).addPlugins(
    new AwsSolutionsChecks(app, { verbose: true }),
    new ServerlessChecks(app, { verbose: true }),
  );
  const prefix = prefixOf(settings);
  const { stage } = settings;
  const account = stage.account ?? process.env.CDK_DEFAULT_ACCOUNT;
  const home = { env: { region: stage.region, ...(account && { account }) } };
  const data = new DataStack(app, `${prefix}-data`, { ...home, deployment: settings });
  const identity = new IdentityStack(app, `${prefix}-identity`, { ...home, deployment: settings });
  const { signOn } = identity;
  const api = new ApiStack(app, `${prefix}-api`, { ...home, settings, data, signOn });
  Tags.of(app).add('product', 'livestock');
  Tags.of(app).add('stage', stage.name);
  return { data, identity, api };
}
