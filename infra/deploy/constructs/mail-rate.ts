import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** Returns the share of mails that bounce or are complained of, as SES counts it over the account. */
export const mailRate = (what: 'Bounce' | 'Complaint'): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${what}Rate`,
    period: Duration.hours(1),
    statistic: 'Maximum',
  });
