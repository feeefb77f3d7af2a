import type { Mutant } from './draw-mutants.ts';
import { groupsOfOwnFiles } from './refused-by-types.ts';
import type { Failures } from './test-host.ts';

/** Most mutants die by the nearest tests: each meets them alone. */
const NEAREST = 3;
/** Those left meet the others together, those near first. */
const FARTHER: readonly (readonly [from: number, to: number])[] = [
  [NEAREST, 12],
  [12, Number.POSITIVE_INFINITY],
];
/** So many test files take less time than a run is given. */
const FILES_TOGETHER = 80;

/** Where mutants are tried: the tree, its tests, and what is told meanwhile. */
export type Trials = {
  readonly testsOf: (mutant: Mutant) => readonly string[];
  /** Runs the files with these mutants; where not all matter, up to the first failure. */
  readonly run: (
    mutants: readonly Mutant[],
    files: readonly string[],
    all: boolean,
  ) => Promise<Failures>;
  readonly tell: (mutant: Mutant, killer: string | null) => void;
};

/** Returns the test that notices each mutant, null where none does. */
export async function findKillers(
  mutants: readonly Mutant[],
  trials: Trials,
): Promise<ReadonlyMap<Mutant, string | null>> {
  const killers = new Map<Mutant, Failures>();
  const tryAlone = async (mutant: Mutant, files: readonly string[]) => {
    const failures = files.length > 0 ? await trials.run([mutant], files, false) : NO_FAILURES;
    if (failures.first === null) return;
    killers.set(mutant, failures);
    trials.tell(mutant, failures.first);
  };
  const left = () => mutants.filter((mutant) => !killers.has(mutant));
  for (const mutant of mutants) await tryAlone(mutant, trials.testsOf(mutant).slice(0, NEAREST));
  for (const [from, to] of FARTHER) {
    for (const group of groupsOfOwnFiles(left())) {
      const filesOf = (mutant: Mutant) => trials.testsOf(mutant).slice(from, to);
      const failing = await failingWithAll(group, [...new Set(group.flatMap(filesOf))], trials);
      for (const mutant of group) {
        await tryAlone(
          mutant,
          filesOf(mutant).filter((file) => failing.has(file)),
        );
      }
    }
  }
  for (const mutant of left()) trials.tell(mutant, null);
  await refuseRedTests([...killers.values()], trials);
  return new Map(mutants.map((mutant) => [mutant, killers.get(mutant)?.first ?? null]));
}

const NO_FAILURES: Failures = { first: null, files: [] };

/** Returns the test files that fail with all of these mutants in the tree: no other notices any of them. */
async function failingWithAll(
  mutants: readonly Mutant[],
  files: readonly string[],
  trials: Trials,
): Promise<ReadonlySet<string>> {
  const failing = new Set<string>();
  for (let start = 0; start < files.length; start += FILES_TOGETHER) {
    const part = files.slice(start, start + FILES_TOGETHER);
    for (const file of (await trials.run(mutants, part, true)).files) failing.add(file);
  }
  return failing;
}

/** Without a mutant, the tests that failed must be green: else their failures say nothing. */
async function refuseRedTests(killers: readonly Failures[], trials: Trials): Promise<void> {
  const files = [...new Set(killers.flatMap(({ files }) => files))];
  const { first } = files.length > 0 ? await trials.run([], files, false) : NO_FAILURES;
  if (first !== null) throw new Error(`Without any mutant fails ${first}`);
}
