/** Rows of each kind in the law of a country; the Union's has 14 at most. */
export const LAW_ROWS = 60;
/** Characters of a point, an act or a source. */
export const LAW_TEXT_LENGTH = 200;
/** The farthest that a law lets offers count; km. */
export const RADIUS_KM = 5000;
