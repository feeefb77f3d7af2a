import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requireJava } from '#infra/local/services/require-java.ts';

async function javaThatPrints(line: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'java-'));
  const file = path.join(folder, 'java');
  await writeFile(file, `#!/bin/sh\necho '${line}' >&2\n`);
  await chmod(file, 0o755);
  return file;
}

test('a missing Java is told in one sentence that says how to get it', async () => {
  await expect(requireJava('/nowhere/java')).rejects.toMatchObject({
    name: 'StartupError',
    message:
      'The local database needs Java 17 or newer, and there is none: get it with `apt-get install default-jre-headless` or from https://adoptium.net.',
  });
});

test.each([
  ['openjdk version "11.0.2" 2019-01-15', 'Java 11'],
  ['java version "1.8.0_202"', 'Java 8'],
])('an old Java is told with its version: %s', async (line, version) => {
  await expect(requireJava(await javaThatPrints(line))).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(`needs Java 17 or newer, this is ${version}: get it with`),
  });
});

test.each(['openjdk version "17.0.15" 2025-04-15', 'openjdk version "21" 2023-09-19'])(
  'Java 17 and newer will do: %s',
  async (line) => {
    await expect(requireJava(await javaThatPrints(line))).resolves.toBeUndefined();
  },
);
