import { spawn } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { putInPlace } from './put-in-place.ts';
import { StartupError } from './startup-error.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WEB_DIRECTORY = path.join(ROOT, 'dist/web');
/** The sources of the built page. */
const SOURCES = ['web', 'shared', 'package-lock.json'];
const BUILD = ['build', '--config', 'web/vite.config.ts'];

/**
 * Builds the web application unless it is newer than all its sources; returns its folder.
 * @throws StartupError when it does not build
 */
export async function buildWeb(say: (line: string) => void): Promise<string> {
  const built = await lastChange(path.join(WEB_DIRECTORY, 'index.html'));
  const changes = await Promise.all(SOURCES.map((source) => lastChange(path.join(ROOT, source))));
  if (built > Math.max(...changes)) return WEB_DIRECTORY;
  say('building the web application …');
  // Two starts at once would build into one folder over each other.
  const own = `${WEB_DIRECTORY}.${process.pid}`;
  const { code, output } = await run(process.execPath, [
    path.join(ROOT, 'node_modules/vite/bin/vite.js'),
    ...BUILD,
    ...['--logLevel', 'error', '--outDir', own],
  ]);
  if (code === 0) {
    await putInPlace(own, WEB_DIRECTORY);
    return WEB_DIRECTORY;
  }
  await rm(own, { recursive: true, force: true });
  throw new StartupError(
    `The web application does not build (${firstReason(output)}): see \`npx vite ${BUILD.join(' ')}\`.`,
  );
}

/** Returns the bundler's first line that names the fault. */
function firstReason(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const heading = /^$|^✗|^error during build|^Build failed/i;
  return lines.find((line) => !heading.test(line)) ?? 'no reason given';
}

/** Returns the latest change of a file, or of anything below a folder, in milliseconds; 0 when there is none. */
async function lastChange(place: string): Promise<number> {
  const facts = await stat(place).catch(() => undefined);
  if (facts === undefined) return 0;
  if (!facts.isDirectory()) return facts.mtimeMs;
  const inside = await readdir(place);
  const changes = await Promise.all(inside.map((name) => lastChange(path.join(place, name))));
  return Math.max(facts.mtimeMs, ...changes);
}

function run(
  command: string,
  parameters: readonly string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // Every start of the product, also by tests, serves the page that people get.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(command, parameters, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output }));
  });
}
