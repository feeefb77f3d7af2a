import type { ComponentType } from 'react';
import type { ScreenClassName } from '#shared/class-screens.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import type { EntryData } from './entry-changes.ts';

/** The draft of an entry, and its change. */
export type ClassExtraProps = {
  /** The id of the entry; absent for a new one. */
  readonly id: string | undefined;
  readonly data: EntryData;
  readonly onChange: (data: EntryData) => void;
};

/** The classes whose form shows more than its fields: checks, a preview. */
const EXTRAS: Partial<Record<ScreenClassName, ComponentType<ClassExtraProps>>> = {
  country: lazyPart(
    () => import('../countries/country-extra.tsx').then((file) => file.CountryExtra),
    ['labels'],
  ),
  offerfield: lazyPart(() =>
    import('../offerfields/offerfield-extra.tsx').then((file) => file.OfferfieldExtra),
  ),
  offergroup: lazyPart(() =>
    import('../breeds/double-breed-extra.tsx').then((file) => file.DoubleBreedExtra),
  ),
  ruleset: lazyPart(() => import('../rules/ruleset-extra.tsx').then((file) => file.RulesetExtra)),
  missingoffergroup: lazyPart(() =>
    import('../breeds/missing-breed-extra.tsx').then((file) => file.MissingBreedExtra),
  ),
  region: lazyPart(() => import('../regions/region-extra.tsx').then((file) => file.RegionExtra)),
  requestpackage: lazyPart(
    () => import('../packages/package-extra.tsx').then((file) => file.PackageExtra),
    ['packages'],
  ),
};

/** Shows below the fields of an entry the addition of its class. */
export function ClassExtra({
  type,
  ...draft
}: ClassExtraProps & { readonly type: ScreenClassName }) {
  const Extra = EXTRAS[type];
  return Extra === undefined ? null : <Extra {...draft} />;
}
