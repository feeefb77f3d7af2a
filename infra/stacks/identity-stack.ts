import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { SignOn } from '#infra/constructs/sign-on.ts';

/** Who people are. */
export class IdentityStack extends Stack {
  readonly signOn: SignOn;

  constructor(scope: Construct, id: string, props: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    this.signOn = new SignOn(this, 'SignOn', { deployment: props.deployment });
    new CfnOutput(this, 'UserPoolId', { value: this.signOn.pool.userPoolId });
    new CfnOutput(this, 'SignInAddress', { value: this.signOn.domain.baseUrl() });
  }
}
