import { appendFile } from 'node:fs/promises';
import { runOrThrow } from '#infra/deploy/program/run-program.ts';
import {
  NoCredentialsError,
  StartupError,
  tellAndExit,
} from '#infra/deploy/program/startup-error.ts';
import { ASSEMBLY } from './assembly.ts';
import { addedResources, replacedResources } from './replaced-resources.ts';

/**
 * `npm run refuse-replacements -- [<logical id> …]`: shows the changes of a deployment of the templates in
 * `dist/cdk`, and ends with 1 when a resource that holds state would be replaced or removed; named resources may be.
 * To a pipeline it tells those that come, in `GITHUB_OUTPUT`: the way back may take them away again.
 */
async function refuseReplacements(allowed: readonly string[]): Promise<void> {
  const diff = await runOrThrow({
    command: 'npx',
    args: ['cdk', 'diff', '--app', ASSEMBLY],
    // These variables end colours and progress bars.
    env: { CI: '1', NO_COLOR: '1' },
  }).catch(tellOfCredentials);
  process.stdout.write(diff);
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) {
    await appendFile(GITHUB_OUTPUT, `added=${addedResources(diff).join(' ')}\n`);
  }
  const replaced = replacedResources(diff, allowed);
  if (replaced.length === 0) return;
  throw new StartupError(
    `This would be replaced or taken away, with what it holds:\n${replaced.join('\n')}\nWhere that is wanted, name the logical ids: npm run refuse-replacements -- ID`,
  );
}

/** Throws missing credentials as one sentence: the CDK prints a line for each stack. */
function tellOfCredentials(cause: unknown): never {
  const isOfCredentials = /no credentials have been configured/.test(String(cause));
  throw isOfCredentials ? new NoCredentialsError({ cause }) : cause;
}

await refuseReplacements(process.argv.slice(2)).catch(tellAndExit);
