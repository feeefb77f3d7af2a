export { type SpeciesItem, type SpeciesLink, speciesLinks } from './species-menu.ts';
export { useSpeciesMenu } from './use-species-menu.ts';
