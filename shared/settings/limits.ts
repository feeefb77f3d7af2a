/** Views of one list that a user keeps: as many as a menu of names can hold. */
export const SAVED_VIEWS = 20;
export const SAVED_VIEW_NAME_LENGTH = 60;
/** Views of all lists together, so that settings stay far below the size of a row of the table. */
export const SAVED_VIEWS_OF_LISTS = 80;
export const LIST_NAME_LENGTH = 40;
/** Characters of a view's state: a search text of 200 letters, encoded, with all filters. */
export const SAVED_VIEW_SEARCH_LENGTH = 1000;
