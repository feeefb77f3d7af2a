import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ASSEMBLY } from '#infra/deploy/pipeline/assembly.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { costOf, costTable, type StackTemplate } from './cost-of.ts';

/**
 * `npm run cost`: prints the monthly cost of the stage that was synthesized last, as the table of `infra/operate/runbook.md`.
 */
async function cost(given: readonly string[]): Promise<void> {
  if (given.length > 0) {
    throw new StartupError(
      'npm run cost names no stage: it tells of the one that npm run synth wrote last.',
    );
  }
  const names = await readdir(ASSEMBLY).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.template.json'));
  if (files.length === 0) {
    throw new StartupError(`There are no templates in ${ASSEMBLY}: run npm run synth first.`);
  }
  const templates = await Promise.all(
    files.map(async (name): Promise<StackTemplate> => {
      return JSON.parse(await readFile(path.join(ASSEMBLY, name), 'utf8'));
    }),
  );
  process.stdout.write(`${costTable(costOf(templates))}\n`);
}

await cost(process.argv.slice(2)).catch(tellAndExit);
