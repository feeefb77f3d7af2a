import { parseArgs } from 'node:util';
import { readSourceFiles } from '#test/architecture/source-files.ts';
import { type CopiedTree, copyTree } from './copied-tree.ts';
import { drawMutants, type Mutant } from './draw-mutants.ts';
import { findKillers, type Trials } from './find-killers.ts';
import { compileWith, refusedByTypes } from './refused-by-types.ts';
import { startTests, type Tests } from './run-tests.ts';
import { testsOf } from './tests-of.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

/** Draws mutants of each folder, runs them against the tests that import them, and prints those that no test notices. */
async function run(): Promise<void> {
  const { seed } = values;
  const drawn = new Map(
    positionals.map((folder) => [
      folder,
      drawMutants([folder], Number(values.count), Number(seed)),
    ]),
  );
  const mutants = [...drawn.values()].flat();
  console.log(`${mutants.length} mutants of ${positionals.join(', ')}, seed ${seed}`);
  const tree = copyTree();
  const tests = startTests(tree.root);
  process.once('exit', () => {
    tests.stop();
    tree.remove();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const [wrong] = compileWith([], tree);
  if (wrong !== undefined) throw new Error(`Without any mutant the compiler refuses ${wrong}`);
  const refused = refusedByTypes(mutants, (group) => compileWith(group, tree));
  const left = mutants.filter((mutant) => !refused.has(mutant));
  console.log(`${refused.size} refused by the types; the tests of the others run …`);
  const killers = await findKillers(left, trialsIn(tree, tests));
  for (const [folder, ofFolder] of drawn) printFigures(folder, ofFolder, refused, killers);
}

function trialsIn(tree: CopiedTree, tests: Tests): Trials {
  const files = readSourceFiles();
  let faulty: readonly string[] = [];
  return {
    testsOf: ({ path }) => testsOf(path, files),
    run: async (mutants, tried, all) => {
      for (const mutant of mutants) tree.put(mutant);
      const paths = mutants.map(({ path }) => path);
      const failures = await tests.run({ files: tried, changed: [...faulty, ...paths], all });
      faulty = paths;
      for (const mutant of mutants) tree.restore(mutant);
      return failures;
    },
    tell: ({ says }, killer) => {
      console.log(`${killer === null ? 'SURVIVED' : 'killed  '} ${says}`);
      if (killer !== null) console.log(`         by ${killer}`);
    },
  };
}

function printFigures(
  folder: string,
  drawn: readonly Mutant[],
  refused: ReadonlySet<Mutant>,
  killers: ReadonlyMap<Mutant, string | null>,
): void {
  const survivors = drawn.filter((mutant) => killers.get(mutant) === null);
  const tried = drawn.filter((mutant) => !refused.has(mutant)).length;
  const killed = tried - survivors.length;
  const percent = tried > 0 ? ` (${((100 * killed) / tried).toFixed(1)} %)` : '';
  const refusals = `${drawn.length - tried} refused by the types`;
  console.log(
    `\n${folder}: ${drawn.length} drawn, ${refusals}, ${killed} killed by tests${percent}`,
  );
  console.log(`${survivors.length} survived${survivors.map(({ says }) => `\n  ${says}`).join('')}`);
}

await run();
process.exit();
