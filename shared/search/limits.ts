/** Shards that one search may read: one kind of animals in all countries (`time-zone.ts`); who needs more is told what to name. */
export const SHARDS_A_SEARCH = 32;
/** Shards that a search in parts may read, `SHARDS_A_SEARCH` at a time: 60 animal kinds in 30 countries. */
export const SHARDS_IN_PARTS = 1800;
export const SORT_FIELDS = 5;
/** Values of one field of a sorting: a wanted week with the twelve before and after it. */
export const SORT_VALUES = 25;
export const GROUP_BY_FIELDS = 4;
export const METRICS = 10;
/** Rows of one aggregate; more rows are an error, never a silent cut. */
export const AGGREGATE_ROWS = 10_000;
/** Rows that one aggregate counts; a row with several values counts once for each combination of them. */
export const AGGREGATE_COUNTS = 2_000_000;
/** Values of a facet of texts: the most frequent. Each row may have words of its own, which nobody chooses by. */
export const FACET_VALUES = 1000;
/** Lists of one `lists` call: full pages of all stay below what a function may answer. */
export const LISTS_A_CALL = 8;
/** Conditions of one overview: those that a search of offers can have (`FILTER_NAMES`, a supplier, `SEARCHED_FIELDS`). */
export const OVERVIEW_CONDITIONS = 32;
export const OVERVIEW_FACETS = 32;
/** Fields whose rows come along with an answer, and how many rows: those above are asked for by `ids`. */
export const OVERVIEW_REFERENCES = 16;
export const NAMED_ROWS = 200;
/** Entities of one `ids` call. */
export const IDS_A_CALL = 200;
