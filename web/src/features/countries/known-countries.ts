import type { CountryEntity } from '#shared/countries/endpoints.ts';
import type { SafeStorage } from '#web/kernel/safe-storage.ts';

/** The facts for a link to a country. */
export type KnownCountry = {
  readonly code: string;
  readonly domain: string;
  readonly labels: CountryEntity['data']['labels'];
  readonly languages: CountryEntity['data']['languages'];
};

const KNOWN = 'countries.known';
const CHOSEN = 'countries.chosen';

export function toKnownCountry({ data }: CountryEntity): KnownCountry {
  const { code, domains, labels, languages } = data;
  return { code, domain: domains[0] ?? '', labels, languages };
}

/** Keeps the countries seen last on the device, so that the maintenance page can offer them without the API. */
export function rememberCountries(storage: SafeStorage, countries: readonly CountryEntity[]): void {
  storage.set(KNOWN, JSON.stringify(countries.map(toKnownCountry)));
}

export function knownCountries(storage: SafeStorage): readonly KnownCountry[] {
  // Written by `rememberCountries` only.
  return JSON.parse(storage.get(KNOWN) ?? '[]');
}

export function chosenCountry(storage: SafeStorage): string | null {
  return storage.get(CHOSEN);
}
export function chooseCountry(storage: SafeStorage, code: string): void {
  storage.set(CHOSEN, code);
}

/** Returns the country's own address; port and hash stay, so that a link into a document survives the choice. */
export function addressOf(country: KnownCountry, { protocol, port, hash }: Location): string {
  return `${protocol}//${country.domain}${port ? `:${port}` : ''}/${hash}`;
}
