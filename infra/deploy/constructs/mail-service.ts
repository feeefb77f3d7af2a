import { Aws, Stack } from 'aws-cdk-lib';
import { Effect, type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CnameRecord, HostedZone, MxRecord, TxtRecord } from 'aws-cdk-lib/aws-route53';
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
import type { CountryConfig } from '#infra/deploy/configuration/country-config.ts';
import { domainOf } from '#infra/deploy/configuration/domain-of.ts';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import type { StageConfig } from '#infra/deploy/configuration/stage-config.ts';
import { prefixOf } from './stage-settings.ts';
import type { WorkQueue } from './work-queue.ts';

type Props = { readonly deployment: Deployment; readonly mails: WorkQueue };

/** The mail service: a verified SES domain for each sender; bounces and complaints come back on the queue of mails. */
export class MailService extends Construct {
  readonly configurationSet: ConfigurationSet;
  private readonly domains: readonly string[];

  constructor(scope: Construct, id: string, { deployment, mails }: Props) {
    super(scope, id);
    const { countries, stage } = deployment;
    this.configurationSet = new ConfigurationSet(this, 'Mails', {
      configurationSetName: prefixOf(deployment),
      // Mails go by TLS in any case wherever the other server knows it.
      tlsPolicy: stage.requiresMailTls
        ? ConfigurationSetTlsPolicy.REQUIRE
        : ConfigurationSetTlsPolicy.OPTIONAL,
      reputationMetrics: true,
      // The product itself forgives addresses that bounced (`BOUNCE_REST_DAYS`); SES would never forget them.
      suppressionReasons: SuppressionReasons.COMPLAINTS_ONLY,
    });
    this.tellOfBounces(mails);
    const senders = new Map(countries.map((country) => [domainOf(country.mailSender), country]));
    this.domains = [...senders.keys()];
    for (const [domain, country] of senders) this.verify(domain, country, stage);
  }

  /** Lets a role send from these domains under this configuration set, and do nothing else. */
  grantSend(role: IRole): void {
    const { region } = Stack.of(this);
    const own = `arn:${Aws.PARTITION}:ses:${region}:${Aws.ACCOUNT_ID}`;
    role.addToPrincipalPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ['ses:SendRawEmail'],
        resources: [
          ...this.domains.map((domain) => `${own}:identity/${domain}`),
          `${own}:configuration-set/${this.configurationSet.configurationSetName}`,
        ],
      }),
    );
  }

  private tellOfBounces({ queue, deadLetters }: WorkQueue): void {
    const topic = new Topic(this, 'Bounces', { enforceSSL: true });
    topic.addSubscription(
      new SqsSubscription(queue, { rawMessageDelivery: true, deadLetterQueue: deadLetters }),
    );
    this.configurationSet.addEventDestination('ToQueue', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }

  private verify(domain: string, { dns }: CountryConfig, { dmarcPolicy }: StageConfig): void {
    const id = domain.replaceAll('.', '-');
    // SES sends in its own name until the records of this domain are there.
    const mailFromDomain = `bounce.${domain}`;
    const identity = new EmailIdentity(this, id, {
      identity: Identity.domain(domain),
      mailFromDomain,
    });
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
        // The name ends with a dot, so that the zone is not added once more.
        recordName: `${name}.`,
        domainName: value,
      });
    }
    const { region } = Stack.of(this);
    new MxRecord(this, `${id}-bounce`, {
      zone,
      recordName: `${mailFromDomain}.`,
      values: [{ priority: 10, hostName: `feedback-smtp.${region}.amazonses.com` }],
    });
    new TxtRecord(this, `${id}-spf`, {
      zone,
      recordName: `${mailFromDomain}.`,
      values: ['v=spf1 include:amazonses.com ~all'],
    });
    if (dmarcPolicy === 'elsewhere') return;
    new TxtRecord(this, `${id}-dmarc`, {
      zone,
      recordName: `_dmarc.${domain}.`,
      values: [`v=DMARC1; p=${dmarcPolicy}`],
    });
  }
}
