import type { GeoPosition } from './geo-position.ts';

/** What one column holds of one entity: the values in order, none when the field is absent. */
export type ColumnValues = readonly (string | number | boolean | GeoPosition)[];

/** Every column of a group for one entity; the row form of what a shard packs. */
export type Row = Readonly<Record<string, ColumnValues>>;
