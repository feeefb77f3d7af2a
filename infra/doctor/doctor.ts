import { resolveNs } from 'node:dns/promises';
import { ConfigurationError } from '#infra/configuration/configuration-error.ts';
import { type Deployment, readConfiguration } from '#infra/configuration/read-configuration.ts';
import { countries } from '#infra/countries.ts';
import { StartupError } from '#infra/local/startup-error.ts';
import { tellAndExit } from '#infra/local/tell-and-exit.ts';
import { stages } from '#infra/stages.ts';
import { makeAskAws } from './ask-aws.ts';
import { examine } from './examine.ts';
import type { Examined, Finding } from './finding.ts';

const TIMEOUT_MS = 15_000;
const SIGNS = { good: 'ok   ', note: 'later', wrong: 'WRONG' } as const satisfies Record<
  Finding['level'],
  string
>;

/** `npm run doctor -- <stage>`: what stands in the way of a deployment. Ends with 1 when something does. */
async function tellFindings(): Promise<void> {
  const deployment = deploymentOf(process.argv[2]);
  const examinations = await examine({
    deployment,
    askAws: makeAskAws({ endpoint: process.env.AWS_ENDPOINT_URL }),
    readPage,
    nameServersOf: (zone) => resolveNs(zone).catch(() => []),
  });
  const lines = examinations.flatMap(({ subject, findings }) =>
    findings.map(({ level, sentence }) => `${SIGNS[level]}  ${subject.padEnd(9)}  ${sentence}\n`),
  );
  process.stdout.write(lines.join(''));
  const wrongs = examinations.flatMap(({ findings }) =>
    findings.filter(({ level }) => level === 'wrong'),
  );
  process.stdout.write(
    wrongs.length === 0
      ? `The stage ${deployment.stage.name} can be deployed.\n`
      : `The stage ${deployment.stage.name} cannot be deployed yet: ${wrongs.length} to put right.\n`,
  );
  if (wrongs.length > 0) process.exitCode = 1;
}

function deploymentOf(stageName: string | undefined): Deployment {
  try {
    return readConfiguration({ countries, stages }, stageName);
  } catch (error) {
    throw error instanceof ConfigurationError ? new StartupError(error.message) : error;
  }
}

const readPage: Examined['readPage'] = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: answer.status, text: await answer.text() };
};

await tellFindings().catch(tellAndExit);
