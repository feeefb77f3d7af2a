import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runOrThrow } from '#infra/deploy/program/run-program.ts';

/** The finding about dependencies that CDK writes and CloudFormation would see by itself. */
const NEEDLESS = 'W3005';
const TEMPLATE = '.template.json';

type Paths = { readonly cfnLint: string; readonly assembly: string; readonly copies: string };

/**
 * Checks the templates of an assembly with cfn-lint. It does not know yet that `Fn::GetStackOutput` may stand inside
 * other functions, so it reads copies with `Fn::ImportValue` in its place, which may stand there.
 * @throws Error with the findings
 */
export async function lintTemplates({ cfnLint, assembly, copies }: Paths): Promise<string> {
  await rm(copies, { recursive: true, force: true });
  await mkdir(copies, { recursive: true });
  const names = (await readdir(assembly)).filter((name) => name.endsWith(TEMPLATE));
  for (const name of names) {
    const template = JSON.parse(await readFile(path.join(assembly, name), 'utf8'), withImports);
    await writeFile(path.join(copies, name), JSON.stringify(template));
  }
  const args = ['--ignore-checks', NEEDLESS, '--', path.join(copies, `*${TEMPLATE}`)];
  await runOrThrow({ command: cfnLint, args });
  return `no finding in ${names.length} templates`;
}

function withImports(_key: string, value: unknown): unknown {
  const isAsked = typeof value === 'object' && value !== null && 'Fn::GetStackOutput' in value;
  if (!isAsked) return value;
  return { 'Fn::ImportValue': Object.values(value['Fn::GetStackOutput'] ?? {}).join(':') };
}
