import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { countries } from '#infra/deploy/countries.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { stages } from '#infra/deploy/stages.ts';
import { accountFor } from '../doctor/account-for.ts';
import { makeAskAws } from '../doctor/ask-aws.ts';
import { askOperator } from '../restore/ask-operator.ts';
import { agreeToStep } from './agree-to-step.ts';
import { changeKeys } from './change-keys.ts';
import { KEY_STEPS } from './rotate-keys.ts';

/**
 * `npm run keys -- <step> <stage>`: takes a step with the secrets of a stage in Secrets Manager; shows none of them.
 */
async function takeStep([stepName, stageName]: readonly string[]): Promise<void> {
  const step = KEY_STEPS.find((name) => name === stepName);
  if (step === undefined || stageName === undefined) {
    throw new StartupError(
      `Name a step (${KEY_STEPS.join(', ')}) and a stage: npm run keys -- STEP STAGE (infra/operate/runbook.md, "Rotate the signing key").`,
    );
  }
  const { stage } = readConfiguration({ countries, stages }, stageName);
  const askAws = makeAskAws({ endpoint: process.env.AWS_ENDPOINT_URL });
  await accountFor(stage, askAws);
  await agreeToStep(
    step,
    stage.name,
    askOperator({ input: process.stdin, output: process.stdout }),
  );
  const changed = await changeKeys(step, stage, askAws);
  process.stdout.write(
    changed.length === 0 ? 'Everything is there already.\n' : `Written: ${changed.join(', ')}\n`,
  );
}

await takeStep(process.argv.slice(2)).catch(tellAndExit);
