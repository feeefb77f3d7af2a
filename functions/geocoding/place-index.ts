import { placeCode } from '#shared/geocoding/place-code.ts';
import { placeKeys } from '#shared/geocoding/place-name.ts';
import type { PlaceTable } from '#shared/geocoding/place-table.ts';
import { type CodeIndex, makeCodeIndex } from './code-index.ts';
import { makeNameIndex, type NameIndex } from './name-index.ts';
import { makeTypoIndex, type TypoIndex } from './typo-index.ts';

/** The places of one country, ready to be searched; names and typing errors once somebody asks for them. */
export type PlaceIndex = {
  readonly table: PlaceTable;
  readonly names: () => NameIndex;
  readonly typos: () => TypoIndex;
  readonly codes: CodeIndex;
  /** The rows of `table.codes` by place, in order of the code. */
  readonly rowsOfPlace: ReadonlyMap<number, readonly number[]>;
};

export function makePlaceIndex(table: PlaceTable): PlaceIndex {
  const { places, codes, aliases } = table;
  const named = [
    ...places.name.map((name, place) => ({ name, place })),
    ...aliases.name.map((name, index) => ({ name, place: aliases.place[index] ?? 0 })),
  ];
  const keys = makeOnce(() =>
    named.flatMap(({ name, place }) => placeKeys(name).map((key) => ({ key, place }))),
  );
  return {
    table,
    names: makeOnce(() => makeNameIndex(keys())),
    typos: makeOnce(() => makeTypoIndex(keys())),
    codes: makeCodeIndex(codes.code.map(placeCode), table.country),
    rowsOfPlace: groupRows(codes.place),
  };
}

function makeOnce<T>(make: () => T): () => T {
  let made: { readonly thing: T } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}

function groupRows(placeOfRow: readonly number[]): Map<number, number[]> {
  const rowsOfPlace = new Map<number, number[]>();
  for (const [row, place] of placeOfRow.entries()) {
    const rows = rowsOfPlace.get(place);
    if (rows) rows.push(row);
    else rowsOfPlace.set(place, [row]);
  }
  return rowsOfPlace;
}
