import type { Mutant } from './draw-mutants.ts';
import { groupsOfOwnFiles } from './refused-by-types.ts';
import type { Failures } from './test-host.ts';

/** Most mutants die by the tests of the first part, and almost all others by those of the second. */
const NEAREST_PARTS: readonly (readonly [from: number, to: number])[] = [
  [0, 3],
  [3, 12],
];
const FAR_FROM = 12;
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
  const settle = (mutant: Mutant, failures: Failures) => {
    killers.set(mutant, failures);
    trials.tell(mutant, failures.first);
  };
  for (const mutant of mutants) {
    const nearest = NEAREST_PARTS.map(([from, to]) => trials.testsOf(mutant).slice(from, to));
    const failures = await firstFailures(mutant, nearest, trials);
    if (failures) settle(mutant, failures);
  }
  const left = mutants.filter((mutant) => !killers.has(mutant));
  const failing = new Map<Mutant, ReadonlySet<string>>();
  for (const group of groupsOfOwnFiles(left)) {
    const files = await failingWithAll(group, trials);
    for (const mutant of group) failing.set(mutant, files);
  }
  for (const mutant of left) {
    const files = trials.testsOf(mutant).filter((file) => failing.get(mutant)?.has(file));
    settle(mutant, (await firstFailures(mutant, [files], trials)) ?? { first: null, files: [] });
  }
  await refuseRedTests([...killers.values()], trials);
  return new Map([...killers].map(([mutant, { first }]) => [mutant, first]));
}

/** Returns how the first part fails that does. */
async function firstFailures(
  mutant: Mutant,
  parts: readonly (readonly string[])[],
  trials: Trials,
): Promise<Failures | undefined> {
  for (const files of parts.filter(({ length }) => length > 0)) {
    const failures = await trials.run([mutant], files, false);
    if (failures.first !== null) return failures;
  }
  return undefined;
}

/** Returns the farther test files that fail with all of these mutants in the tree: no other notices any of them. */
async function failingWithAll(
  mutants: readonly Mutant[],
  trials: Trials,
): Promise<ReadonlySet<string>> {
  const far = [...new Set(mutants.flatMap((mutant) => trials.testsOf(mutant).slice(FAR_FROM)))];
  const failing = new Set<string>();
  for (let start = 0; start < far.length; start += FILES_TOGETHER) {
    const files = far.slice(start, start + FILES_TOGETHER);
    for (const file of (await trials.run(mutants, files, true)).files) failing.add(file);
  }
  return failing;
}

/** Without a mutant, the tests that failed must be green: else their failures say nothing. */
async function refuseRedTests(killers: readonly Failures[], trials: Trials): Promise<void> {
  const files = [...new Set(killers.flatMap(({ files }) => files))];
  const { first } = files.length > 0 ? await trials.run([], files, false) : { first: null };
  if (first !== null) throw new Error(`Without any mutant fails ${first}`);
}
