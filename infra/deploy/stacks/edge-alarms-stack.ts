import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { HealthCheck, HealthCheckType } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { AlarmTopic } from '#infra/deploy/constructs/alarm-topic.ts';
import { BreakageAlarm } from '#infra/deploy/constructs/breakage-alarm.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { alarmAddresses, type Site, sitesOf } from '#infra/deploy/sites.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { SiteStack } from './site-stack.ts';

type Props = StackProps & {
  readonly deployment: Deployment;
  readonly edge: EdgeStack;
  readonly site: SiteStack;
};

const LOOK = Duration.minutes(5);
/** The share of failed requests of a distribution, in per cent. */
const FAILED_PER_CENT = 5;
/**
 * The days left of a certificate: ACM renews its own 60 days before their end, and an operator who brings one needs
 * time.
 */
const DAYS_LEFT = 30;
/** The regions of a probe, the least that Route 53 takes; each of its checkers asks every 30 s. */
const PROBED_FROM = ['eu-west-1', 'us-east-1', 'us-west-2'];
const PROBE_EVERY = Duration.seconds(30);

/**
 * The alarms of each site, in us-east-1: CloudFront, its certificates and Route 53 count only there, and an alarm tells
 * only a topic of its own region.
 */
export class EdgeAlarmsStack extends Stack {
  private readonly alarms: AlarmTopic;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { deployment, edge, site } = props;
    const addresses = alarmAddresses(deployment);
    this.alarms = new AlarmTopic(this, 'Alarms', { name: prefixOf(deployment), addresses });
    for (const country of sitesOf(deployment)) {
      const distribution = site.distributions.get(country.id);
      if (distribution === undefined)
        throw new Error(`There is no distribution for ${country.id}.`);
      this.watchFailures(country, distribution);
      this.watchCertificate(country, edge.certificates.get(country.id));
      if (deployment.stage.probesSites) this.probe(country);
    }
  }

  private watchFailures({ id, name, domains }: Site, distribution: Distribution): void {
    new BreakageAlarm(this, id, {
      errorImpact: `Pages or calls of ${domains[0]} (${name}) fail for people there.`,
      runbook: 'a-site-fails',
      alarms: this.alarms,
      metric: distribution.metric5xxErrorRate({ period: LOOK }),
      threshold: FAILED_PER_CENT,
      evaluationPeriods: 2,
      silence: 'nothingWrong',
    });
  }

  private watchCertificate({ id, name, domains }: Site, certificate?: ICertificate): void {
    if (certificate === undefined) throw new Error(`There is no certificate for ${id}.`);
    new BreakageAlarm(this, `${id}Certificate`, {
      errorImpact: `Within ${DAYS_LEFT} days browsers refuse ${domains[0]} (${name}).`,
      runbook: 'a-certificate-ends',
      alarms: this.alarms,
      metric: certificate.metricDaysToExpiry(),
      threshold: DAYS_LEFT,
      wakes: 'below',
      evaluationPeriods: 1,
      // ACM counts once a day, not at first, and stops when the certificate has ended.
      silence: 'noNews',
    });
  }

  /**
   * Probes from outside whether the API answers: through DNS, certificate, firewall, distribution and origin secret.
   */
  private probe({ id, name, domains: [domain = ''] }: Site): void {
    const check = new HealthCheck(this, `${id}Probe`, {
      type: HealthCheckType.HTTPS,
      fqdn: domain,
      resourcePath: `/api/${diagnosticsEndpoints.health.path}`,
      regions: PROBED_FROM,
      requestInterval: PROBE_EVERY,
    });
    new BreakageAlarm(this, `${id}Unreachable`, {
      errorImpact: `From outside nobody reaches ${domain} (${name}).`,
      runbook: 'a-site-does-not-answer',
      alarms: this.alarms,
      metric: new Metric({
        namespace: 'AWS/Route53',
        metricName: 'HealthCheckStatus',
        dimensionsMap: { HealthCheckId: check.healthCheckId },
        statistic: 'Minimum',
        period: Duration.minutes(1),
      }),
      threshold: 1,
      wakes: 'below',
      evaluationPeriods: 3,
      silence: 'somethingStopped',
    });
  }
}
