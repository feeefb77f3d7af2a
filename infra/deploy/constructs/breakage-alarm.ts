import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

/** The text of an alarm for the operator. */
export type Breakage = {
  /** The failure and whom it hits: `Nobody hears of steps that wait.` */
  readonly errorImpact: string;
  /** The heading of `infra/operate/runbook.md` with the remedy, as its anchor. */
  readonly runbook: string;
};

/**
 * The meaning of silence. `nothingWrong`: failures are counted, and there was none. `somethingStopped`: the counted
 * work goes on by itself as long as all is well. `noNews`: the alarm stays as it was.
 */
const SILENCE = {
  nothingWrong: TreatMissingData.NOT_BREACHING,
  somethingStopped: TreatMissingData.BREACHING,
  noNews: TreatMissingData.IGNORE,
} as const;

const COMPARISON = {
  atOrAbove: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  below: ComparisonOperator.LESS_THAN_THRESHOLD,
} as const;

type Props = Breakage &
  Pick<AlarmProps, 'metric' | 'threshold' | 'evaluationPeriods' | 'datapointsToAlarm'> & {
    readonly alarms: ITopic;
    readonly silence: keyof typeof SILENCE;
    /** The side of the threshold that raises the alarm; `atOrAbove` by default. */
    readonly wakes?: keyof typeof COMPARISON;
  };

/** An alarm that names the failure and the section of the runbook about it. */
export class BreakageAlarm extends Construct {
  readonly alarm: Alarm;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { errorImpact, runbook, alarms, silence, wakes = 'atOrAbove', ...measure } = props;
    this.alarm = new Alarm(this, 'Alarm', {
      ...measure,
      alarmDescription: `${errorImpact} What to do: infra/operate/runbook.md#${runbook}`,
      comparisonOperator: COMPARISON[wakes],
      treatMissingData: SILENCE[silence],
    });
    const tell = new SnsAction(alarms);
    this.alarm.addAlarmAction(tell);
    this.alarm.addOkAction(tell);
  }
}
