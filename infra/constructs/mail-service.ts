import { Aws, Stack } from 'aws-cdk-lib';
import { Effect, type IRole, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CnameRecord, HostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { CountryConfig } from '#infra/configuration/country-config.ts';
import { domainOf } from '#infra/configuration/domain-of.ts';
import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { prefixOf } from './stage-settings.ts';
import type { WorkQueue } from './work-queue.ts';

type Props = { readonly deployment: Deployment; readonly mails: WorkQueue };

/** SES: a verified domain for each sender; bounces and complaints come back on the queue of mails. */
export class MailService extends Construct {
  readonly configurationSet: ConfigurationSet;
  private readonly domains: readonly string[];

  constructor(scope: Construct, id: string, { deployment, mails }: Props) {
    super(scope, id);
    const { countries } = deployment;
    this.configurationSet = new ConfigurationSet(this, 'Mails', {
      configurationSetName: prefixOf(deployment),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.tellOfBounces(mails);
    const senders = new Map(countries.map((country) => [domainOf(country.mailSender), country]));
    this.domains = [...senders.keys()];
    for (const [domain, country] of senders) this.verify(domain, country);
  }

  /** Sending from these domains under this configuration set, and nothing else. */
  grantSend(role: IRole): void {
    const { region } = Stack.of(this);
    const own = `arn:${Aws.PARTITION}:ses:${region}:${Aws.ACCOUNT_ID}`;
    role.addToPrincipalPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ['ses:SendEmail'],
        resources: [
          ...this.domains.map((domain) => `${own}:identity/${domain}`),
          `${own}:configuration-set/${this.configurationSet.configurationSetName}`,
        ],
      }),
    );
  }

  private tellOfBounces({ queue, deadLetters }: WorkQueue): void {
    const topic = new Topic(this, 'Bounces', { enforceSSL: true });
    topic.grantPublish(
      new ServicePrincipal('ses.amazonaws.com', {
        conditions: { StringEquals: { 'AWS:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    topic.addSubscription(
      new SqsSubscription(queue, { rawMessageDelivery: true, deadLetterQueue: deadLetters }),
    );
    this.configurationSet.addEventDestination('ToQueue', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }

  private verify(domain: string, { dns }: CountryConfig): void {
    const id = domain.replaceAll('.', '-');
    const identity = new EmailIdentity(this, id, { identity: Identity.domain(domain) });
    const isInZone = dns.kind === 'hostedZone' && `.${domain}`.endsWith(`.${dns.zoneName}`);
    if (!isInZone) return;
    const { zoneId: hostedZoneId, zoneName } = dns;
    const zone = HostedZone.fromHostedZoneAttributes(this, `${id}-zone`, {
      hostedZoneId,
      zoneName,
    });
    for (const [at, { name, value }] of identity.dkimRecords.entries()) {
      new CnameRecord(this, `${id}-dkim-${at + 1}`, {
        zone,
        // Ends with a dot, so that the zone is not added to what has it already.
        recordName: `${name}.`,
        domainName: value,
      });
    }
  }
}
