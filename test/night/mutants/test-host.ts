import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

/** What a host is asked: to run files, where not all matter up to the first failure, after sources changed. */
export type Asked = {
  readonly files: readonly string[];
  readonly changed: readonly string[];
  readonly all: boolean;
};
/** How a run failed: the first test that did, and the files that may hold such tests. */
export type Failures = { readonly first: string | null; readonly files: readonly string[] };

const root = process.cwd();
let stopsAtFailure = false;
const failed = new Set<TestModule>();
const vitest = await createVitest('test', {
  root,
  watch: false,
  reporters: [
    {
      onTestCaseResult: (test) => note(test.module, test.result().state === 'failed'),
      onTestModuleEnd: (module) => note(module, !module.ok()),
    },
  ],
});

/** A run that stops early does not tell the end of every module. */
function note(module: TestModule, hasFailed: boolean): void {
  if (!hasFailed) return;
  failed.add(module);
  if (stopsAtFailure) void vitest.cancelCurrentRun('test-failure');
}

/** Runs test files in processes of their own: of the last fault is kept only what the local services know. */
async function run({ files, changed, all }: Asked): Promise<Failures> {
  for (const path of changed) vitest.invalidateFile(join(root, path));
  stopsAtFailure = !all;
  // The result of a run holds the modules of all runs before it, too.
  failed.clear();
  const specifications = await vitest.globTestSpecifications([...files]);
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const [first] = failed;
  if (first)
    return { first: nameOf(first), files: [...failed].map((module) => module.relativeModuleId) };
  const isSound = unhandledErrors.length === 0;
  return isSound ? { first: null, files: [] } : { first: 'an error beside the tests', files };
}

function nameOf(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  return [module.relativeModuleId, ...(test ? [test.fullName] : [])].join(' > ');
}

process.on('message', async (asked: Asked) => {
  process.send?.(await run(asked));
});
process.send?.('ready');
