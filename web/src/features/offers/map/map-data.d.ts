declare module 'virtual:map-data' {
  export const outlines: import('topojson-specification').Topology;
  export const cities: readonly {
    readonly name: string;
    readonly country: string;
    readonly lat: number;
    readonly lon: number;
  }[];
}
