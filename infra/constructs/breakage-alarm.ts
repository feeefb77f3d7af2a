import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

/** What an alarm says to who is woken by it. */
export type Breakage = {
  /** What breaks, for whom: `Nobody hears of steps that wait.` */
  readonly errorImpact: string;
  /** Heading of `infra/README.md` that says what to do, as its anchor. */
  readonly runbook: string;
};

type Props = Breakage &
  Pick<AlarmProps, 'metric' | 'threshold' | 'evaluationPeriods' | 'datapointsToAlarm'> & {
    readonly alarms: ITopic;
  };

/** An alarm at or above a threshold that names what breaks and where the runbook says what to do. No data is no alarm. */
export class BreakageAlarm extends Construct {
  readonly alarm: Alarm;

  constructor(scope: Construct, id: string, { errorImpact, runbook, alarms, ...measure }: Props) {
    super(scope, id);
    this.alarm = new Alarm(this, 'Alarm', {
      ...measure,
      alarmDescription: `${errorImpact} What to do: infra/README.md#${runbook}`,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    const tell = new SnsAction(alarms);
    this.alarm.addAlarmAction(tell);
    this.alarm.addOkAction(tell);
  }
}
