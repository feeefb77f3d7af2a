import type { GeoPosition } from './geo-position.ts';

/** The values of one entity in one column: in order, none when the field is absent. */
export type ColumnValues = readonly (string | number | boolean | GeoPosition)[];

/** Every column of a group for one entity; the row form of what a shard packs. */
export type Row = Readonly<Record<string, ColumnValues>>;
