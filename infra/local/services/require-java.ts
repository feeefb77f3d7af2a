import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartupError } from '../startup-error.ts';

const JAVA_MAJOR = 17;
const HOW_TO_GET_IT =
  'get it with `apt-get install default-jre-headless` or from https://adoptium.net';

/** DynamoDB Local is a Java program. @throws StartupError when Java is missing or too old. */
export async function requireJava(java = 'java'): Promise<void> {
  const printed = await printVersion(java);
  const major = Number(/version "(?:1\.)?(\d+)/.exec(printed)?.[1]);
  if (!(major >= JAVA_MAJOR)) {
    throw new StartupError(
      `The local database needs Java ${JAVA_MAJOR} or newer, this is ${Number.isNaN(major) ? 'unknown' : `Java ${major}`}: ${HOW_TO_GET_IT}.`,
    );
  }
}

async function printVersion(java: string): Promise<string> {
  try {
    // `java -version` writes to the error stream.
    return (await promisify(execFile)(java, ['-version'])).stderr;
  } catch (cause) {
    throw new StartupError(
      `The local database needs Java ${JAVA_MAJOR} or newer, and there is none: ${HOW_TO_GET_IT}.`,
      { cause },
    );
  }
}
