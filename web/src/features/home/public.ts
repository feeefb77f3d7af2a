export { forgetLastSearch } from './last-search.ts';
