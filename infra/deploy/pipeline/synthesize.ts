import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The CDK's lines that tell an operator nothing: how to print a template, its own switches, its subprocess. */
const NOISE = [/^Supply a stack id /, /feature flags are not configured/, /: Subprocess exited /];

/**
 * Makes the templates of a stage in a directory, which is emptied first, because templates of another stage would be
 * counted and deployed with these. Returns the exit code of the CDK.
 */
export async function synthesize(
  directory: string,
  args: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  await rm(directory, { recursive: true, force: true });
  const given = ['cdk', 'synth', '--quiet', '-c', 'examples=allowed', '--output', directory];
  const child = spawn('npx', [...given, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  await Promise.all([child.stdout, child.stderr].map((stream) => tellLines(stream, say)));
  return ended;
}

async function tellLines(stream: Readable, say: (line: string) => void): Promise<void> {
  for await (const line of createInterface(stream)) {
    if (!NOISE.some((noise) => noise.test(line))) say(line);
  }
}
