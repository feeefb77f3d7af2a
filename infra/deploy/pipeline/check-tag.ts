import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';

const Package = z.object({ version: z.string() });

/**
 * `npm run check-tag -- v1.4.0`: ends with 1 unless the tag names the version of the package, by which a release is
 * found.
 */
async function checkTag(tag: string | undefined): Promise<void> {
  const file = new URL('../../../package.json', import.meta.url);
  const { version } = Package.parse(JSON.parse(await readFile(file, 'utf8')));
  if (tag !== `v${version}`) {
    throw new StartupError(
      `The tag ${tag} is not v${version}, the version in package.json: a version is tagged with its own number (UPGRADING.md).`,
    );
  }
}

await checkTag(process.argv[2]).catch(tellAndExit);
