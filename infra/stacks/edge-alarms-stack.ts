import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { AlarmTopic } from '#infra/constructs/alarm-topic.ts';
import { BreakageAlarm } from '#infra/constructs/breakage-alarm.ts';
import { prefixOf } from '#infra/constructs/stage-settings.ts';
import { alarmAddresses, sitesOf } from '#infra/sites.ts';
import type { SiteStack } from './site-stack.ts';

type Props = StackProps & { readonly deployment: Deployment; readonly site: SiteStack };

const LOOK = Duration.minutes(5);
/** Per cent of what a distribution was asked for. */
const FAILED_PER_CENT = 5;

/** One alarm a site, in us-east-1: CloudFront counts only there, and an alarm tells only a topic of its own region. */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { deployment, site } = props;
    const addresses = alarmAddresses(deployment);
    const alarms = new AlarmTopic(this, 'Alarms', { name: prefixOf(deployment), addresses });
    for (const { id: siteId, name, domains } of sitesOf(deployment)) {
      const distribution = site.distributions.get(siteId);
      if (distribution === undefined) throw new Error(`There is no distribution for ${siteId}.`);
      new BreakageAlarm(this, siteId, {
        errorImpact: `Pages or calls of ${domains[0]} (${name}) fail for people there.`,
        runbook: 'a-site-fails',
        alarms,
        metric: distribution.metric5xxErrorRate({ period: LOOK }),
        threshold: FAILED_PER_CENT,
        evaluationPeriods: 2,
      });
    }
  }
}
