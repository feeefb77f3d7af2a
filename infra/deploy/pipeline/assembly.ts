import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { StartupError } from '#infra/deploy/program/startup-error.ts';

/** The folder that `npm run synth` writes (`cdk.json`). */
export const ASSEMBLY = 'dist/cdk';
/** The file beside the templates that lists their values from the sample configuration. */
const EXAMPLES_FILE = 'examples.json';
const Examples = z.array(z.string());

/** Writes the sample values in the templates beside them: such templates may be read, and not deployed. */
export async function markExamples(directory: string, examples: readonly string[]): Promise<void> {
  await writeFile(path.join(directory, EXAMPLES_FILE), JSON.stringify(examples));
}

/** Refuses templates that nobody can deploy. @throws StartupError when there are none, or examples are in them */
export async function refuseExampleTemplates(directory: string): Promise<void> {
  const text = await readFile(path.join(directory, EXAMPLES_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new StartupError(
      `There are no templates in ${directory}: run npm run synth -- -c stage=STAGE first.`,
    );
  }
  const examples = Examples.parse(JSON.parse(text));
  if (examples.length === 0) return;
  throw new StartupError(
    `The templates in ${directory} have examples: replace ${examples.join(', ')} in countries.ts and stages.ts by your own, and run npm run synth again.`,
  );
}
