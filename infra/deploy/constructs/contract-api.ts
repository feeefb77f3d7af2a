import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { acknowledge } from './acknowledge.ts';
import { countLines } from './count-lines.ts';
import { prefixOf, type StageSettings } from './stage-settings.ts';

type Props = {
  readonly settings: StageSettings;
  readonly functionOf: (domain: string) => IFunction;
};

/**
 * The domain whose handler answers addresses without a route: 404 in the envelope, 405 and `OPTIONS` where the
 * address exists.
 */
const DEFAULT_DOMAIN = 'diagnostics' satisfies keyof typeof endpointsByDomain;
/** The methods of routes: a `HEAD` request is answered as a `GET`, without the body. */
const METHODS = { GET: [HttpMethod.GET, HttpMethod.HEAD], POST: [HttpMethod.POST] };

/** The HTTP API with a route for every call of the contract, each led to the function of its domain. */
export class ContractApi extends Construct {
  readonly api: HttpApi;
  readonly stage: HttpStage;

  constructor(scope: Construct, id: string, { settings, functionOf }: Props) {
    super(scope, id);
    const lead = (domain: string) =>
      new HttpLambdaIntegration(domain, functionOf(domain), { scopePermissionToRoute: false });
    this.api = new HttpApi(this, 'Api', {
      apiName: prefixOf(settings),
      createDefaultStage: false,
      defaultIntegration: lead(DEFAULT_DOMAIN),
    });
    for (const [domain, endpoints] of Object.entries<Endpoints>(endpointsByDomain)) {
      const integration = lead(domain);
      for (const { method, path } of Object.values(endpoints)) {
        this.api.addRoutes({
          path: `/api/${path}`,
          methods: METHODS[method],
          integration,
        });
      }
    }
    this.stage = this.addStage(settings);
    acknowledge(this, {
      'AwsSolutions-APIG4':
        'Who may call is said by the contract and checked by the handlers, guests among them (functions/kernel/http/authorize.ts; every call × role in test/functions/campaign).',
      'Serverless-APIGWStructuredLogging': 'The access log is one JSON object a call.',
    });
  }

  private addStage(settings: StageSettings): HttpStage {
    const log = new LogGroup(this, 'AccessLog', {
      retention: settings.stage.retention.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    countLines(log, { settings, logGroup: log }, 'CallsTurnedAway');
    const { callsPerSecond } = settings.stage;
    return new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: callsPerSecond, burstLimit: 2 * callsPerSecond },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        // The log has neither addresses of people nor of pages, which carry search words.
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            route: '$context.routeKey',
            status: '$context.status',
            ms: '$context.responseLatency',
            bytes: '$context.responseLength',
            error: '$context.error.message',
            time: '$context.requestTime',
          }),
        ),
      },
    });
  }
}
