import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { RecursiveLoop } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { queueVariable } from '#functions/kernel/ports/queues.ts';
import { concurrencyIn } from '#infra/deploy/configuration/stage-config.ts';
import { acknowledge } from '#infra/deploy/constructs/acknowledge.ts';
import { DeadLetters } from '#infra/deploy/constructs/dead-letters.ts';
import {
  grantSettings,
  settingsEnvironment,
  settingsExtension,
} from '#infra/deploy/constructs/handler-settings.ts';
import { JobAlarms } from '#infra/deploy/constructs/job-alarms.ts';
import { MailService } from '#infra/deploy/constructs/mail-service.ts';
import {
  ProductFunction,
  type ProductFunctionProps,
} from '#infra/deploy/constructs/product-function.ts';
import { readStream } from '#infra/deploy/constructs/read-stream.ts';
import { runEvery } from '#infra/deploy/constructs/run-every.ts';
import type { SignOn } from '#infra/deploy/constructs/sign-on.ts';
import {
  prefixOf,
  type StageSettings,
  streamParameter,
} from '#infra/deploy/constructs/stage-settings.ts';
import { WorkQueue } from '#infra/deploy/constructs/work-queue.ts';
import {
  streamFunction,
  timerFunctions,
  type WorkerNeeds,
  workerFunctions,
} from '#infra/deploy/function-needs.ts';
import type { FunctionNeeds } from '#infra/deploy/function-right.ts';
import { handlerEnvironment, mailEnvironment } from '#infra/deploy/handler-environment.ts';
import type { LogMetricName } from '#infra/deploy/log-metrics.ts';
import { schedules } from '#infra/deploy/schedules.ts';
import type { DataStack } from './data-stack.ts';

type Props = StackProps & {
  readonly settings: StageSettings;
  readonly data: DataStack;
  readonly signOn: SignOn;
};

/** The log lines that are counted in workers and timers. */
const WORKER_COUNTS: Partial<Record<string, readonly LogMetricName[]>> = {
  mail: ['MailsPostponed', 'MailQuotaReached'],
  requests: ['OutboxSeconds'],
};
const TIMER_COUNTS: Partial<Record<string, readonly LogMetricName[]>> = {
  requests: ['RequestsLeft'],
  accounts: ['CertificationsLeft'],
  offers: ['OffersLeft'],
};
const SETTINGS_COUNTS: readonly LogMetricName[] = ['SettingsNotRead'];

/** The work for which nobody waits: queues with their workers, timers, the reader of the table's stream, mails. */
export class JobsStack extends Stack {
  readonly queues: ReadonlyMap<string, WorkQueue>;
  readonly functions = new Map<string, ProductFunction>();
  readonly streamFailures: DeadLetters;
  readonly mail: MailService;
  private readonly props: Props;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    this.props = props;
    const workers = Object.entries<WorkerNeeds>(workerFunctions);
    this.queues = new Map(workers.map(([name, needs]) => [name, this.addQueue(name, needs)]));
    this.streamFailures = new DeadLetters(this, 'StreamFailures', {
      name: `${prefixOf(props.settings)}-stream-dlq`,
      errorImpact: streamFunction.errorImpact,
      alarms: props.data.alarms,
    });
    this.mail = new MailService(this, 'Mail', {
      deployment: props.settings,
      mails: this.queueOf('mail'),
    });
    for (const [name, needs] of workers) this.addWorker(name, needs);
    for (const schedule of schedules) this.addTimer(schedule);
    this.addStreamWorker();
    new JobAlarms(this, 'Watch', { settings: props.settings, alarms: props.data.alarms });
  }

  private queueOf(name: string): WorkQueue {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new Error(`There is no queue ${name}.`);
    return queue;
  }

  private addQueue(
    name: string,
    needs: Pick<WorkerNeeds, 'seconds' | 'lateMinutes' | 'errorImpact'>,
  ): WorkQueue {
    return new WorkQueue(this, `${name}Queue`, {
      name: `${prefixOf(this.props.settings)}-${name}`,
      alarms: this.props.data.alarms,
      errorImpact: needs.errorImpact,
      workerTime: Duration.seconds(needs.seconds),
      lateAfter: Duration.minutes(needs.lateMinutes),
    });
  }

  private addWorker(name: string, needs: WorkerNeeds): void {
    const { queue } = this.queueOf(name);
    const { stage } = this.props.settings;
    const failures =
      'What it fails at stays on its queue, and ends among the dead letters of that.';
    const worker = this.addFunction(`${name}/worker`, needs, {
      failures,
      failureLine: 'message',
      counts: WORKER_COUNTS[name] ?? [],
      ...(name === 'mail' && { recursiveLoop: RecursiveLoop.ALLOW }),
    });
    acknowledge(worker, { 'Serverless-LambdaEventSourceMappingDestination': failures });
    worker.addEventSource(
      new SqsEventSource(queue, {
        batchSize: needs.batchSize,
        reportBatchItemFailures: true,
        maxConcurrency: concurrencyIn(stage, `${name}/worker`) ?? needs.concurrency,
      }),
    );
    if (name !== 'mail' || worker.role === undefined) return;
    // Mails that SES cannot take for now go back to their queue.
    queue.grantSendMessages(worker);
    this.mail.grantSend(worker.role);
    const variables = mailEnvironment(this.props.settings, this.mail, queue.queueUrl);
    for (const [key, value] of Object.entries(variables)) worker.addEnvironment(key, value);
  }

  private addTimer({ domain, everyMinutes }: (typeof schedules)[number]): void {
    const needs = timerFunctions[domain];
    const failures = 'What a run leaves, the next one finds.';
    const timer = this.addFunction(`${domain}/schedule`, needs, {
      failures,
      alarmAfterMinutes: everyMinutes,
      counts: TIMER_COUNTS[domain] ?? [],
    });
    const { errorImpact } = needs;
    const { alarms } = this.props.data;
    runEvery(timer, { minutes: everyMinutes, errorImpact, failures, alarms });
  }

  private addStreamWorker(): void {
    const worker = this.addFunction('kernel/stream-worker', streamFunction, {
      failures: 'The stream brings records again, and what is given up goes to a queue.',
      failureLine: 'streamTask',
      counts: ['ShardsNotCompacted', 'OutboxUnread'],
    });
    for (const [name, { queue }] of this.queues) {
      queue.grantSendMessages(worker);
      worker.addEnvironment(queueVariable(name), queue.queueUrl);
    }
    const { settings, data } = this.props;
    // The parameter is read at each deployment, so that one after a restore finds the stream of the restored table.
    const streamArn = StringParameter.valueForStringParameter(
      this,
      streamParameter(prefixOf(settings)),
    );
    this.addStackDependency(data);
    const { errorImpact } = streamFunction;
    const { alarms } = data;
    readStream(worker, { streamArn, failures: this.streamFailures, errorImpact, alarms });
  }

  private addFunction(
    entry: string,
    needs: FunctionNeeds & { readonly seconds: number },
    more: Pick<
      ProductFunctionProps,
      'failures' | 'failureLine' | 'counts' | 'alarmAfterMinutes' | 'recursiveLoop'
    >,
  ): ProductFunction {
    const { settings, data, signOn } = this.props;
    // This function answers no calls, so that it needs no keys to check tokens.
    const names = { secrets: (needs.secrets ?? []).map((name) => data.fewSecrets[name]) };
    const readsSecrets = names.secrets.length > 0;
    const made = new ProductFunction(this, entry.replace('/', '-'), {
      ...needs,
      ...more,
      counts: [...(more.counts ?? []), ...(readsSecrets ? SETTINGS_COUNTS : [])],
      settings,
      entry,
      timeout: Duration.seconds(needs.seconds),
      on: data,
      alarms: data.alarms,
      environment: {
        ...handlerEnvironment(settings, data, signOn),
        ...(readsSecrets ? settingsEnvironment(names) : {}),
      },
      ...(readsSecrets ? { paramsAndSecrets: settingsExtension(settings.stage.region) } : {}),
    });
    if (made.role) grantSettings(made.role, names);
    this.functions.set(entry, made);
    return made;
  }
}
