/** Views of the request list that a user keeps: what a menu of names can hold. */
export const SAVED_VIEWS = 20;
export const SAVED_VIEW_NAME_LENGTH = 60;
/** A search text of 200 letters, encoded, with all filters. */
export const SAVED_VIEW_SEARCH_LENGTH = 1000;
