const PARALLEL = 4;

/** Handles several items at once; after the first failure it begins no more. */
export async function each<T>(list: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane)).finally(() => waiting.splice(0));
}

/**
 * Handles each item after those that it needs. `there`: the ids that exist already.
 * @throws Error that names an item whose need never comes
 */
export async function inOrder<T extends { readonly id: string }>(
  list: readonly T[],
  run: (one: T) => Promise<void>,
  { needs, there = [] }: { needs: (one: T) => readonly string[]; there?: readonly string[] },
): Promise<void> {
  const done = new Set(there);
  for (let waiting = list; waiting.length > 0; ) {
    const ready = waiting.filter((item) => needs(item).every((id) => done.has(id)));
    if (ready.length === 0) throw new Error(`${waiting[0]?.id} waits for what never comes.`);
    await each(ready, run);
    for (const { id } of ready) done.add(id);
    waiting = waiting.filter(({ id }) => !done.has(id));
  }
}
