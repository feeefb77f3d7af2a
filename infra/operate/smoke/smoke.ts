import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { countries } from '#infra/deploy/countries.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { stages } from '#infra/deploy/stages.ts';
import { localAddresses } from '#infra/local/local-addresses.ts';
import { DEMO_PASSWORD } from '#infra/local/sso/demo-login.ts';
import { read } from './ask-site.ts';
import { launchBrowser } from './launch-browser.ts';
import type { Person } from './sign-in.ts';
import { type Walk, walk } from './walk.ts';

const MAIL_SECONDS = 60;
const Mails = z.array(z.object({ to: z.array(z.string()) }));

type Target = Pick<Walk, 'site' | 'person' | 'mailTo' | 'mailLeft'>;

/** `npm run smoke -- <stage or address>`: walks through the running product. Ends with 1 when a step fails. */
async function smoke(): Promise<void> {
  const target = targetOf(process.argv[2], process.env);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const tell = (step: string, what: string) =>
      process.stdout.write(`ok  ${step.padEnd(8)}  ${what}\n`);
    await walk({ ...target, page: await context.newPage(), tell });
  } catch (error) {
    throw new StartupError(`WRONG  ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await browser.close();
  }
  process.stdout.write(`${target.site} works.\n`);
}

/**
 * Returns the site that is named.
 * @throws StartupError that says how to name one
 */
function targetOf(named: string | undefined, environment: NodeJS.ProcessEnv): Target {
  if (named === undefined) {
    throw new StartupError(
      'Name a stage or an address: npm run smoke -- STAGE, npm run smoke -- http://localhost:8080',
    );
  }
  const id = randomBytes(4).toString('hex');
  const url = URL.canParse(named) && named.includes('//') ? new URL(named) : undefined;
  if (url?.hostname === 'localhost') return laptop(Number(url.port || 80), id);
  return {
    site: url?.origin ?? siteOf(named),
    person: personIn(environment),
    // SES takes mails to its simulator and throws them away, in the sandbox too.
    mailTo: environment.SMOKE_MAIL ?? `success+${id}@simulator.amazonses.com`,
  };
}

/** Returns the walk on a laptop: as a supplier of the demo data, with a look at the sent mails. */
function laptop(port: number, id: string): Target {
  const addresses = localAddresses(port);
  return {
    site: addresses.country('de'),
    person: { login: 'supplier.de', password: DEMO_PASSWORD },
    mailTo: `smoke-${id}@livestock.example`,
    mailLeft: (address) => waitForMail(new URL('/dev/mails.json', addresses.product), address),
  };
}

function siteOf(stageName: string): string {
  const [country] = readConfiguration({ countries, stages }, stageName).countries;
  return `https://${country?.domains[0] ?? ''}`;
}

function personIn({ SMOKE_LOGIN: login, SMOKE_PASSWORD: password }: NodeJS.ProcessEnv): Person {
  if (login && password) return { login, password };
  throw new StartupError(
    'Set SMOKE_LOGIN and SMOKE_PASSWORD: a person of the first country who signs in with the user pool and has a supplier account (infra/operate/runbook.md, "Smoke test").',
  );
}

async function waitForMail(mails: URL, address: string): Promise<void> {
  for (let second = 0; second < MAIL_SECONDS; second++) {
    const sent = Mails.parse(JSON.parse((await read(mails)).text));
    if (sent.some(({ to }) => to.includes(address))) return;
    await pause(1000);
  }
  throw new Error(`no mail left for ${address} within ${MAIL_SECONDS} s`);
}

await smoke().catch(tellAndExit);
