import { Duration } from 'aws-cdk-lib';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { ParamsAndSecretsLayerVersion, ParamsAndSecretsVersions } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IStringParameter } from 'aws-cdk-lib/aws-ssm';

/** Rotated keys are known to every process after this time, at the latest. */
const SECRET_MINUTES = 5;
/** The maintenance switch works after this time, at the latest. */
const PARAMETER_SECONDS = 30;

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
export const settingsExtension = (): ParamsAndSecretsLayerVersion =>
  ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103, {
    secretsManagerTtl: Duration.minutes(SECRET_MINUTES),
    parameterStoreTtl: Duration.seconds(PARAMETER_SECONDS),
  });

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
