/** Views of one list that a user keeps: what a menu of names can hold. */
export const SAVED_VIEWS = 20;
export const SAVED_VIEW_NAME_LENGTH = 60;
/** Views of all lists but that of requests together, so that settings stay far below what a row of the table takes. */
export const SAVED_VIEWS_OF_LISTS = 60;
export const LIST_NAME_LENGTH = 40;
/** A search text of 200 letters, encoded, with all filters. */
export const SAVED_VIEW_SEARCH_LENGTH = 1000;
