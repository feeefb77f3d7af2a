import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { ContractApi } from '#infra/deploy/constructs/contract-api.ts';
import {
  grantSettings,
  settingsEnvironment,
  settingsExtension,
} from '#infra/deploy/constructs/handler-settings.ts';
import { ProductFunction } from '#infra/deploy/constructs/product-function.ts';
import type { SignOn } from '#infra/deploy/constructs/sign-on.ts';
import type { StageSettings } from '#infra/deploy/constructs/stage-settings.ts';
import { apiFunctions } from '#infra/deploy/function-needs.ts';
import type { FunctionNeeds } from '#infra/deploy/function-right.ts';
import { handlerEnvironment } from '#infra/deploy/handler-environment.ts';
import type { DataStack } from './data-stack.ts';

type Props = StackProps & {
  readonly settings: StageSettings;
  readonly data: DataStack;
  readonly signOn: SignOn;
};

/** The time-out of a handler: a second less than API Gateway waits, so that the handler's own answer comes first. */
const TIMEOUT = Duration.seconds(28);

/** The log lines that are counted in each function. */
const COUNTS = ['CallsRefused', 'SettingsNotRead', 'SwitchNotRead', 'LimitsNotCounted'] as const;
/** The domain that takes the error reports of pages. */
const PAGE_ERRORS_DOMAIN = 'diagnostics' satisfies keyof typeof apiFunctions;

const NEEDS = new Map<string, FunctionNeeds>(Object.entries(apiFunctions));

/** The HTTP API: a function for each domain, with the routes of the contract. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly stage: HttpStage;
  readonly functions = new Map<string, ProductFunction>();

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { api, stage } = new ContractApi(this, 'Contract', {
      settings: props.settings,
      functionOf: (domain) => this.functionOf(domain, props),
    });
    this.api = api;
    this.stage = stage;
    new CfnOutput(this, 'ApiAddress', { value: api.apiEndpoint });
  }

  private functionOf(domain: string, props: Props): ProductFunction {
    const known = this.functions.get(domain);
    if (known !== undefined) return known;
    const needs = NEEDS.get(domain);
    if (needs === undefined) throw new Error(`infra/deploy/function-needs.ts has no ${domain}.`);
    const made = this.addFunction(domain, needs, props);
    this.functions.set(domain, made);
    return made;
  }

  private addFunction(domain: string, needs: FunctionNeeds, props: Props): ProductFunction {
    const { settings, data, signOn } = props;
    const names = {
      secrets: [
        data.handlerSecret,
        data.originSecret,
        ...(needs.secrets ?? []).map((name) => data.fewSecrets[name]),
      ],
      maintenance: data.maintenance,
    };
    const handler = new ProductFunction(this, domain, {
      ...needs,
      settings,
      entry: `${domain}/handler`,
      failures: 'Whoever calls hears of it at once and calls again.',
      failureLine: 'call',
      counts: [...COUNTS, ...(domain === PAGE_ERRORS_DOMAIN ? (['PageErrors'] as const) : [])],
      timeout: TIMEOUT,
      on: {
        table: data.table,
        files: data.files,
        derived: data.derived,
        logins: signOn.pool,
        proofKeyAlias: data.proofKeyAlias,
      },
      alarms: data.alarms,
      environment: {
        ...handlerEnvironment(settings, data, signOn),
        ...settingsEnvironment(names),
      },
      paramsAndSecrets: settingsExtension(settings.stage.region),
    });
    if (handler.role) grantSettings(handler.role, names);
    return handler;
  }
}
