import type { StageConfig } from '#infra/deploy/configuration/stage-config.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import type { AskAws } from './ask-aws.ts';
import { callerOf } from './check-account.ts';

/**
 * Returns the account of the credentials.
 * @throws StartupError when the stage is for another one, or AWS does not take them
 */
export async function accountFor(stage: StageConfig, askAws: AskAws): Promise<string> {
  const { account } = await callerOf({ askAws });
  if (stage.account !== undefined && stage.account !== account) {
    throw new StartupError(
      `The credentials are of account ${account}, the stage ${stage.name} is for ${stage.account}.`,
    );
  }
  return account;
}
