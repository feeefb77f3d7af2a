import { describe, expect, test } from 'vitest';
import { ConfigurationError } from '#infra/deploy/configuration/configuration-error.ts';
import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { countries } from '#infra/deploy/countries.ts';
import { stages } from '#infra/deploy/stages.ts';
import { countryRow, stageRow } from '#test/support/stage-templates.ts';

const oidc = {
  kind: 'oidc',
  hint: 'german-login',
  issuer: 'https://login.example',
  clientId: 'livestock',
  clientSecretName: 'livestock/production/german-login',
};
const external = { kind: 'external' };

function mistakesOf(
  rows: readonly unknown[],
  stage: { readonly name?: unknown } = stageRow(),
): readonly string[] {
  try {
    readConfiguration({ countries: rows, stages: [stage] }, String(stage.name));
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
}

test('the configuration of the repository can be deployed in each stage', () => {
  for (const { name } of stages) {
    expect(readConfiguration({ countries, stages }, name).stage.name).toBe(name);
  }
});

test('a stage is named, and known: none is guessed', () => {
  expect(() => readConfiguration({ countries, stages }, undefined)).toThrow(
    'No stage is named; stages.ts has production, test (cdk takes -c stage=NAME, npm run doctor -- NAME)',
  );
  expect(() => readConfiguration({ countries, stages }, 'nowhere')).toThrow(
    'There is no stage nowhere; stages.ts has production, test',
  );
});

test('a country with a mistake is not told as one that is not there', () => {
  expect(
    mistakesOf([countryRow('DE', { monthlyBudget: 0 })], stageRow({ countries: ['DE'] })),
  ).toEqual(['countries.ts, DE, monthlyBudget: must be 1 at least']);
});

test('the prefix of a stage stands before its domains and the domains of its senders', () => {
  const stage = stageRow({ name: 'test', domainPrefix: 'test.', countries: ['DE'] });
  const rows = { countries: [countryRow('DE'), countryRow('AT')], stages: [stage] };
  const deployment = readConfiguration(rows, 'test');
  expect(deployment.countries).toMatchObject([
    {
      code: 'DE',
      domains: ['test.de.livestock.example'],
      mailSender: 'no-reply@test.de.livestock.example',
    },
  ]);
});

describe('a mistake in a country is told with its field', () => {
  test.each([
    [{ code: 'Germany' }, 'countries.ts, Germany, code: two capital letters'],
    [{ name: undefined }, 'countries.ts, DE, name: is missing'],
    [
      { domains: ['https://de.example'] },
      'countries.ts, DE, domains.0: must be a host name such as de.example.org',
    ],
    [
      { domains: ['de.elsewhere.example'] },
      'countries.ts, DE, domains: de.elsewhere.example lies outside the hosted zone livestock.example',
    ],
    [
      { dns: { kind: 'cloud' } },
      'countries.ts, DE, dns.kind: must be of kind hostedZone or external',
    ],
    [{ dns: external }, 'countries.ts, DE, dns.certificateArn: is missing'],
    [
      {
        dns: {
          ...external,
          certificateArn: 'arn:aws:acm:eu-central-1:111122223333:certificate/a-b',
        },
      },
      'countries.ts, DE, dns.certificateArn: must be the ARN of a certificate in us-east-1, where CloudFront looks for it',
    ],
    [
      { dns: { kind: 'hostedZone', zoneName: 'livestock.example', zoneId: '/hostedzone/Z1' } },
      'countries.ts, DE, dns.zoneId: must be the id of a hosted zone, which begins with Z',
    ],
    [
      { signOn: { kind: 'ldap' } },
      'countries.ts, DE, signOn.kind: must be of kind userPool, oidc or saml',
    ],
    [
      { signOn: { ...oidc, issuer: 'http://login.example' } },
      'countries.ts, DE, signOn.issuer: must be an address with https',
    ],
    [
      { signOn: { ...oidc, hint: 'a b' } },
      'countries.ts, DE, signOn.hint: must have 3 to 32 letters, digits and hyphens',
    ],
    [{ signOn: { ...oidc, clientId: undefined } }, 'countries.ts, DE, signOn.clientId: is missing'],
    [
      { signOn: { ...oidc, clientSecret: 'hunter2' } },
      'countries.ts, DE, signOn: does not know clientSecret; secrets stand in Secrets Manager, here only their names',
    ],
    [
      { signOn: { kind: 'saml', hint: 'austria', metadataUrl: 'metadata.xml' } },
      'countries.ts, DE, signOn.metadataUrl: must be an address with https',
    ],
    [{ mailSender: undefined }, 'countries.ts, DE, mailSender: is missing'],
    [{ alarmAddress: undefined }, 'countries.ts, DE, alarmAddress: is missing'],
    [{ monthlyBudget: undefined }, 'countries.ts, DE, monthlyBudget: is missing'],
    [{ monthlyBudget: 0 }, 'countries.ts, DE, monthlyBudget: must be 1 at least'],
    [{ monthlyBudget: 1e6 }, 'countries.ts, DE, monthlyBudget: must be 100000 at most'],
    [{ monthlyBudget: '60' }, 'countries.ts, DE, monthlyBudget: must be a number'],
    [{ domains: [] }, 'countries.ts, DE, domains: must have 1 at least'],
    [{ colour: 'green' }, 'countries.ts, DE: does not know colour'],
  ])('%j', (more, mistake) => {
    expect(mistakesOf([countryRow('DE', more)])).toEqual([mistake]);
  });
});

describe('a mistake in a stage is told with its field', () => {
  test.each([
    [
      { name: 'Production!' },
      'stages.ts, Production!, name: must have 2 to 12 small letters and digits',
    ],
    [
      { region: 'Frankfurt' },
      'stages.ts, production, region: must be a region such as eu-central-1',
    ],
    [{ account: undefined }, 'stages.ts, production, account: is missing'],
    [{ account: '12' }, 'stages.ts, production, account: must have 12 digits'],
    [{ countries: ['FR'] }, 'stages.ts, production, countries: countries.ts has no FR'],
    [{ countries: 'some' }, 'stages.ts, production, countries: must be all, or codes'],
    [
      { domainPrefix: 'test' },
      'stages.ts, production, domainPrefix: must be empty or end with a dot',
    ],
    [
      { signOnPrefix: 'my-cognito' },
      'stages.ts, production, signOnPrefix: must have 3 to 62 small letters, digits and hyphens, without aws, amazon and cognito',
    ],
    [
      { secondFactorFor: ['GUEST'] },
      'stages.ts, production, secondFactorFor.0: must be roles of accounts: ADM, SUP, AGR, INS, AUT, ASO',
    ],
    [
      { signOnSender: 'no-reply@elsewhere.example' },
      'stages.ts, production, signOnSender: no-reply@elsewhere.example is at none of the domains that SES verifies: de.livestock.example',
    ],
    [
      { originSecretRound: 0 },
      'stages.ts, production, originSecretRound: must be a whole number, 1 at least',
    ],
    [{ handlerSecretName: undefined }, 'stages.ts, production, handlerSecretName: is missing'],
    [
      { handlerSecretName: '{"kty":"EC"}' },
      'stages.ts, production, handlerSecretName: must be the name of a secret in Secrets Manager',
    ],
    [
      { callsPerSecond: 5 },
      'stages.ts, production, callsPerSecond: must be a whole number, 10 to 10000',
    ],
    [
      { functionsAtOnce: { 'search/handler': 0 } },
      'stages.ts, production, functionsAtOnce.search/handler: must be a whole number, 1 to 5000',
    ],
    ...[1, 1001].map((most): [object, string] => [
      { functionsAtOnce: { 'mail/worker': most, 'mail/handler': most } },
      'stages.ts, production, functionsAtOnce.mail/worker: must be a whole number, 2 to 1000 for the worker of a queue',
    ]),
    [
      { retention: { logDays: 5, fileVersionDays: 90 } },
      'stages.ts, production, retention.logDays: must be one of 7, 14, 30, 60, 90, 180, 365, 731',
    ],
    [
      { portal: { domain: 'de.livestock.example', dns: countryRow('DE').dns } },
      'stages.ts, production, portal.domain: de.livestock.example is a domain of DE',
    ],
    [
      { portal: { domain: 'elsewhere.example', dns: countryRow('DE').dns } },
      'stages.ts, production, portal.domain: elsewhere.example lies outside the hosted zone livestock.example',
    ],
  ])('%j', (more, mistake) => {
    expect(mistakesOf([countryRow('DE')], stageRow(more))).toEqual([mistake]);
  });
});

test('a domain that two stages would serve is told with both: by the prefix of one, or without any', () => {
  const deploymentWith = (domains: string[], more: object) => () =>
    readConfiguration(
      {
        countries: [countryRow('DE', { domains })],
        stages: [stageRow(), stageRow({ name: 'test', portal: undefined, ...more })],
      },
      'test',
    );
  const [plain, prefixed] = ['de.livestock.example', 'test.de.livestock.example'];
  expect(deploymentWith([plain, prefixed], { domainPrefix: 'test.' })).toThrow(
    `stages.ts, production and test: ${prefixed} stands in both`,
  );
  expect(deploymentWith([plain], {})).toThrow(
    `stages.ts, production and test: ${plain} stands in both`,
  );
  expect(deploymentWith([plain], { domainPrefix: 'test.' })).not.toThrow();
});

test('what two countries may not share is told with both', () => {
  const twin = countryRow('AT', { domains: countryRow('DE').domains, signOn: oidc });
  expect(mistakesOf([countryRow('DE', { signOn: oidc }), twin])).toEqual([
    'countries.ts, DE and AT, domains: de.livestock.example stands twice',
    'countries.ts, DE and AT, signOn.hint: german-login stands twice',
  ]);
  expect(
    mistakesOf([countryRow('DE'), countryRow('DE', { domains: ['x.livestock.example'] })]),
  ).toEqual(['countries.ts, DE: stands twice']);
});

test('every mistake is told at once', () => {
  const rows = [countryRow('DE', { name: undefined, mailSender: undefined }), 'Austria'];
  expect(mistakesOf(rows)).toEqual([
    'countries.ts, DE, name: is missing',
    'countries.ts, DE, mailSender: is missing',
    expect.stringMatching(/^countries\.ts, row 2: /),
  ]);
  expect(mistakesOf([])).toEqual(['countries.ts: must list at least one']);
});
