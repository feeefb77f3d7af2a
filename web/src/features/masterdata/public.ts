export type { SpeciesItem, SpeciesLink } from './species-menu.ts';
export { useSpeciesMenu } from './use-species-menu.ts';
