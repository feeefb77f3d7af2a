import type { Labels } from '#shared/kernel/label.ts';
import type { Option } from '#web/components/select-field.tsx';
import type { Labelled } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';

/** Returns the specifications of offers of these breeds; breeds share the ids of those that they have in common. */
export function specificationOptions(
  breeds: readonly EntityOf<'offergroup'>[],
  labelled: (labels: Labels, otherwise: string) => Labelled,
): Option[] {
  const byId = new Map(
    breeds
      .flatMap(({ data }) => data.offerSpecifications)
      .map((specification) => [specification.id, specification.labels]),
  );
  return [...byId].map(([id, labels]) => ({ value: id, ...labelled(labels, id) }));
}
