import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { settingsExtension } from '#infra/deploy/constructs/handler-settings.ts';
import { ProductFunction } from '#infra/deploy/constructs/product-function.ts';
import { SignOn } from '#infra/deploy/constructs/sign-on.ts';
import { SignOnFirewall } from '#infra/deploy/constructs/sign-on-firewall.ts';
import { prefixOf, type StageSettings } from '#infra/deploy/constructs/stage-settings.ts';
import { signOnMailFunction } from '#infra/deploy/function-needs.ts';
import type { DataStack } from './data-stack.ts';

type Props = StackProps & { readonly settings: StageSettings; readonly data: DataStack };

/** The people of a stage and their sign-in. */
export class IdentityStack extends Stack {
  readonly signOn: SignOn;
  /** The function that writes the mails of the sign-in pages, in the language of the site. */
  readonly writer: ProductFunction;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    this.signOn = new SignOn(this, 'SignOn', { deployment: props.settings });
    new SignOnFirewall(this, 'Firewall', { pool: this.signOn.pool });
    this.writer = this.writeMails(props);
    new CfnOutput(this, 'UserPoolId', { value: this.signOn.pool.userPoolId });
    new CfnOutput(this, 'SignInAddress', { value: this.signOn.domain.baseUrl() });
  }

  private writeMails({ settings, data }: Props): ProductFunction {
    const parameterName = `/${prefixOf(settings)}/sign-on-sites`;
    const { seconds, ...needs } = signOnMailFunction;
    const writer = new ProductFunction(this, 'mail-trigger', {
      ...needs,
      settings,
      entry: 'mail/trigger',
      failures: 'Cognito calls it again when the person asks for the mail again.',
      failureLine: 'signOnMail',
      timeout: Duration.seconds(seconds),
      on: data,
      alarms: data.alarms,
      environment: { SIGN_ON_SITES_PARAMETER: parameterName },
      paramsAndSecrets: settingsExtension(settings.stage.region),
    });
    this.signOn.pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, writer);
    const sites = settings.countries.map(({ code, domains: [domain = ''] }) => ({
      code,
      domain,
      client: this.signOn.clients.get(code)?.userPoolClientId,
    }));
    // The function reads this parameter by name, because it is made before the pool, its clients and this.
    new StringParameter(this, 'SignOnSites', {
      parameterName,
      description: 'Client of the user pool: its country, for the mails of the sign-in pages.',
      stringValue: this.toJsonString(sites),
    });
    StringParameter.fromStringParameterName(this, 'SitesByName', parameterName).grantRead(writer);
    return writer;
  }
}
