import { placeOfVault } from './backup-config.ts';
import type { CountryConfig } from './country-config.ts';
import type { DnsConfig } from './dns-config.ts';
import { domainOf } from './domain-of.ts';
import type { StageConfig } from './stage-config.ts';

/** Returns the contradictions between rows that are right by themselves. */
export function crossCheck(
  countries: readonly CountryConfig[],
  stages: readonly StageConfig[],
): string[] {
  return [
    ...twice(countries.map(({ code }) => code)).map(
      (code) => `countries.ts, ${code}: stands twice`,
    ),
    ...twice(stages.map(({ name }) => name)).map((name) => `stages.ts, ${name}: stands twice`),
    ...twice(countries.flatMap(({ domains }) => domains)).map(
      (domain) => `countries.ts, ${ownersOf(domain, countries)}, domains: ${domain} stands twice`,
    ),
    ...twice(countries.flatMap(({ signOn }) => ('hint' in signOn ? [signOn.hint] : []))).map(
      (hint) => `countries.ts, ${hintOwners(hint, countries)}, signOn.hint: ${hint} stands twice`,
    ),
    ...countries.flatMap((country) =>
      country.domains.flatMap((domain) =>
        outsideZone(domain, country.dns).map(
          (mistake) => `countries.ts, ${country.code}, domains: ${mistake}`,
        ),
      ),
    ),
    ...stages.flatMap((stage) => checkStage(stage, countries)),
    ...sharedDomains(countries, stages),
  ];
}

function checkStage(stage: StageConfig, countries: readonly CountryConfig[]): string[] {
  const place = `stages.ts, ${stage.name}`;
  const codes = stage.countries === 'all' ? [] : stage.countries;
  const unknown = codes.filter((code) => !countries.some((country) => country.code === code));
  const { portal } = stage;
  const taken = countries.find(({ domains }) =>
    domains.some((domain) => `${stage.domainPrefix}${domain}` === portal?.domain),
  );
  return [
    ...unknown.map((code) => `${place}, countries: countries.ts has no ${code}`),
    ...twice(codes).map((code) => `${place}, countries: ${code} stands twice`),
    ...(portal ? outsideZone(portal.domain, portal.dns) : []).map(
      (mistake) => `${place}, portal.domain: ${mistake}`,
    ),
    ...strangeSender(stage, countries).map((mistake) => `${place}, signOnSender: ${mistake}`),
    ...nearBackup(stage).map((mistake) => `${place}, backup.vault: ${mistake}`),
    ...(taken && portal
      ? [`${place}, portal.domain: ${portal.domain} is a domain of ${taken.code}`]
      : []),
  ];
}

/** Returns the mistakes of copies that the loss of the stage's account or region would take, too. */
function nearBackup({ backup, account, region }: StageConfig): string[] {
  if (backup === undefined) return [];
  const vault = placeOfVault(backup.vault);
  return [
    ...(vault.region === region
      ? [`lies in ${region}, as the stage does: name one elsewhere`]
      : []),
    ...(vault.account === account
      ? [`is of the account ${account}, as the stage is: name one of another`]
      : []),
  ];
}

/** Returns the mistakes of domains that several sites name: a name has one site in the world, whatever the account. */
function sharedDomains(
  countries: readonly CountryConfig[],
  stages: readonly StageConfig[],
): string[] {
  const claims = stages.flatMap((stage) =>
    [
      ...servedBy(stage, countries).flatMap(({ domains }) =>
        domains.map((domain) => `${stage.domainPrefix}${domain}`),
      ),
      ...(stage.portal ? [stage.portal.domain] : []),
    ].map((domain) => ({ domain, stage: stage.name })),
  );
  return twice(claims.map(({ domain }) => domain)).flatMap((domain) => {
    const names = new Set(
      claims.filter((claim) => claim.domain === domain).map(({ stage }) => stage),
    );
    return names.size > 1
      ? [`stages.ts, ${[...names].join(' and ')}: ${domain} stands in both`]
      : [];
  });
}

const servedBy = (
  { countries: codes }: StageConfig,
  countries: readonly CountryConfig[],
): CountryConfig[] => countries.filter(({ code }) => codes === 'all' || codes.includes(code));

function strangeSender(stage: StageConfig, countries: readonly CountryConfig[]): string[] {
  const { signOnSender, domainPrefix } = stage;
  if (signOnSender === undefined) return [];
  const domains = servedBy(stage, countries).map(
    (country) => `${domainPrefix}${domainOf(country.mailSender)}`,
  );
  return domains.includes(domainOf(signOnSender))
    ? []
    : [`${signOnSender} is at none of the domains that SES verifies: ${domains.join(', ')}`];
}

const outsideZone = (domain: string, dns: DnsConfig): string[] =>
  dns.kind === 'external' || domain === dns.zoneName || domain.endsWith(`.${dns.zoneName}`)
    ? []
    : [`${domain} lies outside the hosted zone ${dns.zoneName}`];

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

const ownersOf = (domain: string, countries: readonly CountryConfig[]): string =>
  codesOf(countries.filter(({ domains }) => domains.includes(domain)));

const hintOwners = (hint: string, countries: readonly CountryConfig[]): string =>
  codesOf(countries.filter(({ signOn }) => 'hint' in signOn && signOn.hint === hint));

const codesOf = (countries: readonly CountryConfig[]): string =>
  [...new Set(countries.map(({ code }) => code))].join(' and ');
