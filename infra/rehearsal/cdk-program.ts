import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { runOrThrow } from '#infra/deploy/program/run-program.ts';
import { askStandIn } from './ask-stand-in.ts';
import { ACCOUNT, standInEnvironment } from './stand-in.ts';

type Options = { readonly deployment: Deployment; readonly directory: string };

/** The CDK's own program, pointed at the stand-in. */
export type CdkProgram = ReturnType<typeof makeCdkProgram>;

/** Makes the commands of a deployment that an operator gives with `npx cdk`. */
export function makeCdkProgram({ deployment, directory }: Options) {
  const { name, region } = deployment.stage;
  const env = standInEnvironment(region);
  const outputsFile = path.join(directory, 'outputs.json');
  const run = (...args: string[]) => runOrThrow({ command: 'npx', args: ['cdk', ...args], env });
  return {
    /** Makes templates and bundles. */
    synthesize: async (assembly: string): Promise<void> => {
      await rm(assembly, { recursive: true, force: true });
      const context = ['-c', `stage=${name}`, '-c', 'examples=allowed'];
      await run('synth', '--quiet', ...context, '--output', assembly);
    },
    bootstrap: async (assembly: string): Promise<string> => {
      const places = [region, 'us-east-1'];
      await run(
        'bootstrap',
        ...places.map((place) => `aws://${ACCOUNT}/${place}`),
        '--app',
        assembly,
      );
      return places.join(' and ');
    },
    /** Deploys the stacks. Returns how many of them changed. */
    deploy: async (assembly: string): Promise<{ changed: number; all: number }> => {
      const quietly = ['--all', '--require-approval', 'never', '--progress', 'events'];
      const outputs = ['--outputs-file', outputsFile];
      const said = await run('deploy', ...quietly, ...outputs, '--app', assembly);
      const unchanged = [...said.matchAll(/✅ {2}\S+ \(no changes\)/g)].length;
      const all = [...said.matchAll(/✅ {2}\S+/g)].length;
      return { changed: all - unchanged, all };
    },
    /** Deploys one stack by itself, as a restore does. */
    deployOnly: async (assembly: string, stack: string): Promise<void> => {
      const quietly = ['--exclusively', '--require-approval', 'never', '--progress', 'events'];
      await run('deploy', stack, ...quietly, '--app', assembly);
    },
    /** Returns the changes of a deployment, in the words of the CDK. */
    diff: (assembly: string): Promise<string> =>
      run('diff', '--method', 'template', '--app', assembly),
    outputs: async (): Promise<unknown> => JSON.parse(await readFile(outputsFile, 'utf8')),
    /**
     * Removes the stacks.
     * @throws Error when a stack of the product is left
     */
    destroy: async (assembly: string): Promise<string> => {
      await run('destroy', '--all', '--force', '--app', assembly);
      const body = 'Action=DescribeStacks&Version=2010-05-15';
      const { text } = await askStandIn({ service: 'cloudformation', region, body });
      const left = [...text.matchAll(/<StackName>(livestock-[^<]+)</g)].map(([, name]) => name);
      if (left.length > 0) throw new Error(`These stacks are left: ${left.join(', ')}`);
      return 'no stack of the product is left';
    },
  };
}
