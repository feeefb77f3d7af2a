import { parseArgs } from 'node:util';
import { copyTree } from './copied-tree.ts';
import { drawMutants, type Mutant } from './draw-mutants.ts';
import { compileWith, refusedByTypes } from './refused-by-types.ts';
import { startTests, type Tests } from './run-tests.ts';
import { testsOf } from './tests-of.ts';

/** Most mutants die by the nearest tests. */
const NEAREST = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

/** Draws mutants of the folders, runs them against the tests that import them, and prints those that no test notices. */
async function run(): Promise<void> {
  const mutants = drawMutants(positionals, Number(values.count), Number(values.seed));
  console.log(`${mutants.length} mutants of ${positionals.join(', ')}, seed ${values.seed}`);
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
  console.log(
    `${refused.size} refused by the types; the nearest tests of the others run without a mutant …`,
  );
  await refuseRedTests(left, tests);
  const survivors: Mutant[] = [];
  for (const mutant of left) {
    tree.put(mutant);
    const killer = await killerOf(mutant, tests);
    tree.restore(mutant);
    console.log(`${killer === null ? 'SURVIVED' : 'killed  '} ${mutant.says}`);
    if (killer === null) survivors.push(mutant);
    else console.log(`         by ${killer}`);
  }
  printFigures(mutants.length, refused.size, survivors);
}

/** Without a mutant, the tests must be green: else their failures say nothing. */
async function refuseRedTests(mutants: readonly Mutant[], tests: Tests): Promise<void> {
  const nearest = new Set(mutants.flatMap(({ path }) => testsOf(path).slice(0, NEAREST)));
  const failed = nearest.size > 0 ? await tests.run([...nearest]) : null;
  if (failed !== null) throw new Error(`Without any mutant fails ${failed}`);
}

async function killerOf({ path }: Mutant, tests: Tests): Promise<string | null> {
  const all = testsOf(path);
  for (const part of [all.slice(0, NEAREST), all.slice(NEAREST)]) {
    const killer = part.length > 0 ? await tests.run(part) : null;
    if (killer !== null) return killer;
  }
  return null;
}

function printFigures(drawn: number, refused: number, survivors: readonly Mutant[]): void {
  const killed = drawn - refused - survivors.length;
  console.log(`\n${drawn} drawn: ${killed} killed by tests, ${refused} refused by the types`);
  console.log(`${survivors.length} survived${survivors.map(({ says }) => `\n  ${says}`).join('')}`);
}

await run();
process.exit();
