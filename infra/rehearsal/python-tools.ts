import { existsSync } from 'node:fs';
import path from 'node:path';
import { runOrThrow, runProgram } from '#infra/deploy/program/run-program.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');

export type PythonTools = { readonly python: string; readonly cfnLint: string };

/**
 * Installs the Python packages of the rehearsal once, into a directory of their own.
 * @throws StartupError when Python or the packages cannot be had
 */
export async function pythonTools(directory: string): Promise<PythonTools> {
  const bin = path.join(directory, 'bin');
  const tools = { python: path.join(bin, 'python'), cfnLint: path.join(bin, 'cfn-lint') };
  if (!existsSync(tools.python)) {
    const made = await runProgram({ command: 'python3', args: ['-m', 'venv', directory] });
    if (made.code !== 0) {
      throw new StartupError(
        'The rehearsal needs Python 3.10 or later with venv: apt-get install python3-venv, for example.',
      );
    }
  }
  await runOrThrow({
    command: tools.python,
    args: ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', REQUIREMENTS],
  }).catch((cause: unknown) => {
    throw new StartupError(`The Python packages of the rehearsal cannot be had: ${String(cause)}`);
  });
  return tools;
}
