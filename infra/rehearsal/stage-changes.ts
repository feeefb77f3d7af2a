import type { CountryConfig } from '#infra/deploy/configuration/country-config.ts';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';

/** One step in the life of a stage after its first deployment. */
export type StageChange = {
  readonly name: string;
  readonly countriesOf: (deployment: Deployment) => readonly CountryConfig[];
  /** True for stacks without one function and one queue. */
  readonly isSmaller?: true;
  /** The logical ids of stateful resources that may go with the change. */
  readonly mayGo?: RegExp;
};

/** A country with a language of the product that the example rows do not have. */
const CODE = 'LT';

/** The steps in their order, each from the stage that the one before has left. */
export const stageChanges: readonly StageChange[] = [
  { name: 'add country', countriesOf: (was) => [...was.countries, newcomerTo(was)] },
  { name: 'add domain', countriesOf: (was) => [...was.countries, withSecondDomain(was)] },
  { name: 'other order', countriesOf: (was) => [withSecondDomain(was), ...was.countries] },
  // The new country stands first, where shared parts would become its own by mistake.
  { name: 'take country', countriesOf: ({ countries }) => countries, mayGo: /(LT|ClientLT)/ },
  {
    name: 'take parts',
    countriesOf: ({ countries }) => countries,
    isSmaller: true,
    mayGo: /offersQueue/,
  },
];

function newcomerTo({ countries }: Deployment): CountryConfig {
  const [home] = countries;
  if (home === undefined) throw new Error('The stage has no country.');
  const below = (name: string) => `${CODE.toLowerCase()}.${name}`;
  return {
    ...home,
    code: CODE,
    name: 'Newcomer',
    domains: [below(home.domains[0] ?? '')],
    mailSender: home.mailSender.replace('@', `@${below('')}`),
    signOn: { kind: 'userPool' },
  };
}

function withSecondDomain(was: Deployment): CountryConfig {
  const newcomer = newcomerTo(was);
  return { ...newcomer, domains: [...newcomer.domains, `www.${newcomer.domains[0]}`] };
}
