/** Name, postal code, latitude, longitude. */
export type TownRow = readonly [city: string, citycode: string, lat: number, lon: number];
