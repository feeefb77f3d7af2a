import { isDeepStrictEqual } from 'node:util';

/** Tells whether a save of the data would store what is stored already. */
export function isSameAsStored(data: object, stored: object): boolean {
  return isDeepStrictEqual(asJson(data), asJson(stored));
}

const asJson = (data: object): unknown => JSON.parse(JSON.stringify(data));
