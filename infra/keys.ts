import { changeKeys } from './change-keys.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { countries } from './countries.ts';
import { accountFor } from './doctor/account-for.ts';
import { makeAskAws } from './doctor/ask-aws.ts';
import { StartupError } from './local/startup-error.ts';
import { tellAndExit } from './local/tell-and-exit.ts';
import { KEY_STEPS } from './rotate-keys.ts';
import { stages } from './stages.ts';

/**
 * `npm run keys -- <step> <stage>`: takes a step with the secrets of a stage in Secrets Manager; shows none of them.
 */
async function takeStep([stepName, stageName]: readonly string[]): Promise<void> {
  const step = KEY_STEPS.find((known) => known === stepName);
  if (step === undefined || stageName === undefined) {
    throw new StartupError(
      `Name a step (${KEY_STEPS.join(', ')}) and a stage: npm run keys -- STEP STAGE (infra/README.md, "Rotate the signing key").`,
    );
  }
  const { stage } = readConfiguration({ countries, stages }, stageName);
  const askAws = makeAskAws({ endpoint: process.env.AWS_ENDPOINT_URL });
  await accountFor(stage, askAws);
  const changed = await changeKeys(step, stage, askAws);
  process.stdout.write(
    changed.length === 0 ? 'Everything is there already.\n' : `Written: ${changed.join(', ')}\n`,
  );
}

await takeStep(process.argv.slice(2)).catch(tellAndExit);
