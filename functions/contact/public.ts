export { administrators } from './administrators.ts';
