import { tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { ASSEMBLY } from './assembly.ts';
import { synthesize } from './synthesize.ts';

/**
 * `npm run synth -- -c stage=<stage>`: writes the checked templates of a stage to `dist/cdk`. Needs no credentials.
 */
async function synth(args: readonly string[]): Promise<void> {
  process.exitCode = await synthesize(ASSEMBLY, args, (line) => process.stdout.write(`${line}\n`));
}

await synth(process.argv.slice(2)).catch(tellAndExit);
