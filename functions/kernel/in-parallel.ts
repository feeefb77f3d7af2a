/**
 * Handles each item of many, a few at a time. After a failure no more items are begun, and the failure is thrown at the
 * end.
 */
export async function inParallel<T>(
  many: readonly T[],
  atOnce: number,
  handle: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const waiting = many.values();
  const work = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      await handle(item).catch((error: unknown) => void failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}
