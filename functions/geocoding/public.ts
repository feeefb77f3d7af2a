export { distanceFromTown } from './distance-from-town.ts';
export { type Located, makeLocator } from './make-locator.ts';
export { codesNowhere } from './region-coverage.ts';
export { type CurrentRegions, currentRegions, regionOf } from './region-of.ts';
