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

/** The minutes after which every process knows rotated keys. */
const SECRET_MINUTES = 5;
/** The seconds after which the maintenance switch works. */
const PARAMETER_SECONDS = 30;

/**
 * The version of AWS's extension beside the handlers. An operator renews it: the library knows one of 2023 (runbook:
 * renew the settings extension).
 */
const EXTENSION_VERSION = 12;

/** A secret that exists or is made here. */
export type NamedSecret = Pick<ISecret, 'secretName' | 'grantRead' | 'secretValueFromJson'>;

type Names = {
  readonly secrets: readonly NamedSecret[];
  readonly maintenance?: IStringParameter;
};

/**
 * Returns AWS's extension that hands secrets and parameters to a function on a local port, and keeps them for a
 * while. It needs no client in the functions' bundles.
 * @see https://docs.aws.amazon.com/secretsmanager/latest/userguide/retrieving-secrets_lambda.html
 */
export function settingsExtension(region: string): ParamsAndSecretsLayerVersion {
  const { V1_0_103 } = ParamsAndSecretsVersions;
  const { name: architecture } = Architecture.ARM_64;
  // The account that publishes the extension in this region, by an older version of it.
  const fact = FactName.paramsAndSecretsLambdaLayer(V1_0_103, architecture);
  const arn = RegionInfo.get(region).paramsAndSecretsLambdaLayerArn(V1_0_103, architecture);
  if (arn === undefined) throw new Error(`The CDK does not know ${fact} of ${region}.`);
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

/** Lets a role read these secrets and parameters, and nothing else. */
export function grantSettings(role: IRole, { secrets, maintenance }: Names): void {
  for (const secret of secrets) secret.grantRead(role);
  maintenance?.grantRead(role);
}
