export { type CurrentLaw, readLaw } from './read-law.ts';
