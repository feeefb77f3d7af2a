/** Rows of each kind in the law of a country; the Union's has 14 at most. */
export const LAW_ROWS = 60;
/** Characters of a point, an act or a source. */
export const LAW_TEXT_LENGTH = 200;
/** Kilometres at most within which a law lets offers count. */
export const RADIUS_KM = 5000;
