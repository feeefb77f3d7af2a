import { Duration } from 'aws-cdk-lib';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsVersions,
} from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IStringParameter } from 'aws-cdk-lib/aws-ssm';
import { FactName, RegionInfo } from 'aws-cdk-lib/region-info';

/** Rotated keys are known to every process after this time, at the latest. */
const SECRET_MINUTES = 5;
/** The maintenance switch works after this time, at the latest. */
const PARAMETER_SECONDS = 30;

/**
 * Which version of AWS's extension runs beside the handlers. Nobody else renews it: the library knows one of 2023
 * (runbook: renew the settings extension).
 */
const EXTENSION_VERSION = 12;

/** A secret that is there or is made here. */
export type NamedSecret = Pick<ISecret, 'secretName' | 'grantRead' | 'secretValueFromJson'>;

type Names = {
  readonly secrets: readonly NamedSecret[];
  readonly maintenance?: IStringParameter;
};

/**
 * AWS's own extension that hands secrets and parameters to a function on a local port, and keeps them for a while. It
 * costs the functions no client in their bundles.
 * @see https://docs.aws.amazon.com/secretsmanager/latest/userguide/retrieving-secrets_lambda.html
 */
export function settingsExtension(region: string): ParamsAndSecretsLayerVersion {
  const { V1_0_103 } = ParamsAndSecretsVersions;
  const { name: architecture } = Architecture.ARM_64;
  // The account that publishes it in this region, with a version of it.
  const known = FactName.paramsAndSecretsLambdaLayer(V1_0_103, architecture);
  const arn = RegionInfo.get(region).paramsAndSecretsLambdaLayerArn(V1_0_103, architecture);
  if (arn === undefined) throw new Error(`The CDK does not know ${known} of ${region}.`);
  return ParamsAndSecretsLayerVersion.fromVersionArn(
    arn.replace(/:\d+$/, `:${EXTENSION_VERSION}`),
    {
      secretsManagerTtl: Duration.minutes(SECRET_MINUTES),
      parameterStoreTtl: Duration.seconds(PARAMETER_SECONDS),
    },
  );
}

/** Tells the handlers which secrets hold settings (`functions/kernel/settings`). */
export function settingsEnvironment({ secrets, maintenance }: Names): Record<string, string> {
  return {
    SETTINGS_SECRETS: secrets.map((secret) => secret.secretName).join(' '),
    ...(maintenance ? { MAINTENANCE_PARAMETER: maintenance.parameterName } : {}),
  };
}

/** Reading, and nothing else, of these. */
export function grantSettings(role: IRole, { secrets, maintenance }: Names): void {
  for (const secret of secrets) secret.grantRead(role);
  maintenance?.grantRead(role);
}
