import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markExamples } from '#infra/deploy/pipeline/assembly.ts';
import { synthesize } from '#infra/deploy/pipeline/synthesize.ts';
import { runProgram } from '#infra/deploy/program/run-program.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assembly-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const DEPLOY = path.resolve(import.meta.dirname, '../../../../infra/deploy/pipeline/deploy.ts');
/** What `npm run deploy` says of templates, in a folder of their own; there is no program that could deploy them. */
async function deploy(examples: readonly string[] | undefined): Promise<string> {
  const code = `process.chdir(${JSON.stringify(folder)}); await import(${JSON.stringify(DEPLOY)})`;
  await mkdir(path.join(folder, 'dist/cdk'), { recursive: true });
  if (examples) await markExamples(path.join(folder, 'dist/cdk'), examples);
  const args = ['--no-warnings', '--input-type=module', '--eval', code];
  const env = { PATH: path.join(folder, 'no-programs') };
  const { code: ended, output } = await runProgram({ command: process.execPath, args, env });
  expect(ended).toBe(1);
  return output;
}

test('templates with examples are not deployed, whatever made them', async () => {
  expect(await deploy(['livestock.example', '111122223333'])).toBe(
    'The templates in dist/cdk have examples: replace livestock.example, 111122223333 in countries.ts and stages.ts by your own, and run npm run synth again.\n',
  );
});

test('templates that nobody has made are told as that, and own ones are handed to the CDK', async () => {
  expect(await deploy(undefined)).toBe(
    'There are no templates in dist/cdk: run npm run synth -- -c stage=STAGE first.\n',
  );
  expect(await deploy([])).toMatch(/spawn npx ENOENT/);
});

test('a stage that is not configured is told in one line, and no template of another is left', async () => {
  await writeFile(path.join(folder, 'old.template.json'), '{}');
  const said: string[] = [];
  expect(await synthesize(folder, ['-c', 'stage=nowhere'], (line) => said.push(line))).toBe(1);
  // npm may have words for the machine that the tests run on.
  expect(said.filter((line) => !line.startsWith('npm '))).toEqual([
    'There is no stage nowhere; stages.ts has production, test',
  ]);
  expect(await readdir(folder).catch(() => [])).toEqual([]);
}, 60_000);
