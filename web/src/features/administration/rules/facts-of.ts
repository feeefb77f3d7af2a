import { FACT_TYPES, type FactType } from '#shared/rules/fact.ts';
import type { FactTypes } from '#shared/rules/ruleset-problems.ts';
import { textOf } from '../controls/control-props.ts';
import { type EntryData, isObject } from '../entry/entry-changes.ts';

type KnownFact = { readonly path: string; readonly type: string; readonly labels: unknown };

/** Returns the facts that a ruleset names, in their order. */
export function factsOf({ paths }: EntryData): KnownFact[] {
  const rows = Array.isArray(paths) ? paths.filter(isObject) : [];
  return rows.flatMap(({ path, type, labels }) =>
    typeof path === 'string' && path !== '' ? [{ path, type: textOf(type), labels }] : [],
  );
}

/** Returns the types of these facts; a fact without a type is not known yet. */
export function factTypesOf(data: EntryData): FactTypes {
  return new Map(
    factsOf(data).flatMap(({ path, type }): [string, FactType][] => {
      const factType = FACT_TYPES.find((name) => name === type);
      return factType === undefined ? [] : [[path, factType]];
    }),
  );
}
