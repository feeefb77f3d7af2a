import { Aws } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** The topic of alarms. Each of its addresses has to confirm once, by the mail it gets on the first deployment. */
export class AlarmTopic extends Topic {
  constructor(
    scope: Construct,
    id: string,
    props: { addresses: ReadonlySet<string>; name: string },
  ) {
    super(scope, id, { displayName: props.name, enforceSSL: true });
    // The refusal of clear text replaces the policy by which the whole account, alarms too, may publish.
    // https://repost.aws/knowledge-center/cloudwatch-receive-sns-for-alarm-trigger
    this.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'AWS:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    for (const address of props.addresses) {
      this.addSubscription(new EmailSubscription(address));
    }
    acknowledge(this, {
      'Serverless-SNSRedrivePolicy': 'Mails to people cannot be delivered again by a queue.',
    });
  }
}
