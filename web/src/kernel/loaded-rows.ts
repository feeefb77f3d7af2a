/** Returns the rows of all loaded pages, each once: one that changed its place between two pages comes with both. */
export function loadedRows<T extends { readonly id: string }>(
  pages: readonly { readonly items: readonly T[] }[] = [],
): readonly T[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item]))).values()];
}
