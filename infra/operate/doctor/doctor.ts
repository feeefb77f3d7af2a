import { resolveCaa, resolveNs } from 'node:dns/promises';
import {
  type Deployment,
  readConfiguration,
} from '#infra/deploy/configuration/read-configuration.ts';
import { countries } from '#infra/deploy/countries.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { stages } from '#infra/deploy/stages.ts';
import { makeAskAws } from './ask-aws.ts';
import { examine, verdict } from './examine.ts';
import type { Dns, Examined, Finding } from './finding.ts';

const TIMEOUT_MS = 15_000;
const SIGNS = {
  good: 'ok   ',
  note: 'later',
  unseen: '?    ',
  wrong: 'WRONG',
} as const satisfies Record<Finding['level'], string>;

/** `npm run doctor -- <stage>`: prints the obstacles of a deployment. Ends with 1 when there are any. */
async function tellFindings(): Promise<void> {
  const deployment = deploymentOf(process.argv[2]);
  const askAws = makeAskAws({ endpoint: process.env.AWS_ENDPOINT_URL });
  const examinations = await examine({ deployment, askAws, readPage, dns });
  const lines = examinations.flatMap(({ subject, findings }) =>
    findings.map(({ level, sentence }) => `${SIGNS[level]}  ${subject.padEnd(9)}  ${sentence}\n`),
  );
  const { level, sentence } = verdict(deployment.stage.name, examinations);
  process.stdout.write(`${lines.join('')}${sentence}\n`);
  if (level === 'wrong') process.exitCode = 1;
}

function deploymentOf(stageName: string | undefined): Deployment {
  if (stageName === undefined) {
    const names = stages.map(({ name }) => name).join(', ');
    throw new StartupError(`Name a stage of stages.ts (${names}): npm run doctor -- STAGE`);
  }
  return readConfiguration({ countries, stages }, stageName);
}

const readPage: Examined['readPage'] = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: answer.status, text: await answer.text() };
};

/** The codes of the system for a missing name or kind of record; other errors are those of the network. */
const NOTHING = ['ENODATA', 'ENOTFOUND'];

const dns: Dns = {
  nameServersOf: (zone) => resolveNs(zone).catch(noneWhereUnknown),
  issuersOf: async (name) =>
    (await resolveCaa(name).catch(noneWhereUnknown)).flatMap(({ issue }) =>
      // A record names the issuer before its parameters; without an issuer nobody may issue.
      issue === undefined ? [] : [issue.split(';')[0]?.trim() || 'nobody'],
    ),
};

function noneWhereUnknown(error: NodeJS.ErrnoException): [] {
  if (NOTHING.includes(error.code ?? '')) return [];
  throw error;
}

await tellFindings().catch(tellAndExit);
