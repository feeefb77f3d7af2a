import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { ASSEMBLY, refuseExampleTemplates } from './assembly.ts';

const QUIETLY = ['--require-approval', 'never', '--progress', 'events'];

/** `npm run deploy`: deploys all stacks of the templates in `dist/cdk` as they are; never those of the sample. */
async function deploy(more: readonly string[]): Promise<void> {
  await refuseExampleTemplates(ASSEMBLY);
  const args = ['cdk', 'deploy', '--all', '--app', ASSEMBLY, ...QUIETLY, ...more];
  const [code] = await once(spawn('npx', args, { stdio: 'inherit' }), 'close');
  process.exitCode = code === 0 ? 0 : 1;
}

await deploy(process.argv.slice(2)).catch(tellAndExit);
