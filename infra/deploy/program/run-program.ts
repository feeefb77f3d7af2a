import { spawn } from 'node:child_process';

export type Ended = { readonly code: number; readonly output: string };
export type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
};

/** Runs a program to its end and returns its output; a program that cannot be started ends with 127. */
export function runProgram({ command, args, env }: Program): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'pipe' });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.once('error', ({ message }) => resolve({ code: 127, output: message }));
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(said).toString('utf8') }),
    );
  });
}

/**
 * Runs a program to its end.
 * @throws Error with the output, when it fails
 */
export async function runOrThrow(program: Program): Promise<string> {
  const { code, output } = await runProgram(program);
  if (code === 0) return output;
  const last = output.trim().split('\n').slice(-LINES_TOLD).join('\n');
  throw new Error(`${program.command} ${program.args.join(' ')} ended with ${code}:\n${last}`);
}

const LINES_TOLD = 25;
