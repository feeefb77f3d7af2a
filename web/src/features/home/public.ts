export { forgetLastSearch, readLastSearch } from './last-search.ts';
