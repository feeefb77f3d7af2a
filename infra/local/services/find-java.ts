import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { type JavaPlaces, ownJava } from './own-java.ts';

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
