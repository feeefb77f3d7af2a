import { describe, expect, test } from 'vitest';
import { NoCredentialsError } from '#infra/deploy/program/startup-error.ts';
import type { AwsCall } from '#infra/operate/doctor/ask-aws.ts';
import { examine, verdict } from '#infra/operate/doctor/examine.ts';
import {
  ACCOUNT,
  awsWith,
  clean,
  complaints,
  complaintsWith,
  deploymentWith,
  examined,
  json,
  refused,
  xml,
} from './aws-stand-in.ts';

test('a clean account can be deployed to: every subject is good', async () => {
  const examinations = await examine(examined());
  expect(examinations.map(({ subject }) => subject)).toEqual([
    'settings',
    'dns',
    'sign-in',
    'account',
    'region',
    'bootstrap',
    'stacks',
    'countries',
    'secrets',
    'domains',
    'mails',
  ]);
  expect(examinations.every(({ findings }) => findings.length > 0)).toBe(true);
  expect(await complaints({})).toEqual([]);
  expect(verdict('production', examinations)).toEqual({
    level: 'good',
    sentence: 'The stage production can be deployed.',
  });
});

const UNKNOWN =
  'unseen account: Nothing is known of region, bootstrap, stacks, countries, secrets, domains, mails: they want credentials of the account.';

describe('account and region', () => {
  test('without credentials there is one sentence for it, and what needs none is looked at', async () => {
    const askAws = async () => {
      throw new NoCredentialsError();
    };
    const deployment = deploymentWith({
      domains: ['de.livestock.example'],
      dns: { kind: 'hostedZone', zoneName: 'livestock.example', zoneId: 'Z0123456789EXAMPLE' },
    });
    const dns = { ...examined().dns, nameServersOf: async () => [] };
    expect(await complaints({ askAws, deployment, dns })).toEqual([
      'wrong settings: Countries and stage have examples: replace de.livestock.example, livestock.example, Z0123456789EXAMPLE in countries.ts and stages.ts by your own.',
      'wrong dns: Nobody answers for livestock.example: register the domain, and enter the name servers of its hosted zone there.',
      'wrong dns: Nobody answers for livestock.test: register the domain, and enter the name servers of its hosted zone there.',
      'wrong account: There are no credentials of AWS: set AWS_PROFILE or the AWS_ACCESS_KEY_ID variables, or run aws sso login.',
      UNKNOWN,
    ]);
  });

  test('credentials that AWS refuses, and those of another account', async () => {
    const askAws = awsWith({
      'sts GetCallerIdentity': { status: 403, text: '<Error><Code>ExpiredToken</Code></Error>' },
    });
    expect(await complaints({ askAws })).toEqual([
      'wrong account: AWS does not take the credentials (ExpiredToken): get new ones, for example with aws sso login.',
      UNKNOWN,
    ]);
    const deployment = deploymentWith({}, { account: '999999999999' });
    expect(await complaints({ deployment })).toEqual([
      `wrong account: The credentials are of account ${ACCOUNT}, the stage is for 999999999999: use credentials of that account, or correct account in stages.ts.`,
      UNKNOWN,
    ]);
  });

  test('a region that is not enabled, and one that does not answer', async () => {
    const healthy = awsWith();
    const inRegion = (answer: () => Promise<{ status: number; text: string }>) => (call: AwsCall) =>
      call.service === 'sts' && call.region === 'eu-central-1' ? answer() : healthy(call);
    const refusing = inRegion(async () => ({
      status: 403,
      text: '<Error><Code>InvalidClientTokenId</Code></Error>',
    }));
    expect(await complaints({ askAws: refusing })).toEqual([
      "wrong region: The account cannot use eu-central-1 (InvalidClientTokenId): enable the region in the account's settings.",
    ]);
    const silent = inRegion(async () => {
      throw new TypeError('fetch failed');
    });
    expect(await complaints({ askAws: silent })).toEqual([
      'wrong region: Nobody answers in eu-central-1: correct region in stages.ts, or try again later.',
    ]);
  });
});

test('bootstrap is missed in each region of the stage, and wanted in a version that templates take', async () => {
  const name = 'ssm GetParameter';
  expect(await complaintsWith({ [name]: refused('ParameterNotFound') })).toEqual(
    ['eu-central-1', 'us-east-1'].map(
      (region) =>
        `wrong bootstrap: ${region} is not bootstrapped (ParameterNotFound): run npx cdk bootstrap -c stage=production aws://ACCOUNT/${region}.`,
    ),
  );
  const old = (call: AwsCall) =>
    clean(call).status === 200
      ? json({ Parameter: { Value: call.region === 'us-east-1' ? '5' : '6' } })
      : clean(call);
  expect(await complaintsWith({ [name]: old })).toEqual([
    'wrong bootstrap: The bootstrap of us-east-1 is of version 5, templates want 6: run npx cdk bootstrap -c stage=production aws://ACCOUNT/us-east-1 again.',
  ]);
});

test('every secret that the configuration names is looked for, by name only', async () => {
  const asked: (string | undefined)[] = [];
  const askAws = awsWith({
    'secretsmanager DescribeSecret': (call) => {
      const { body } = call;
      if (body?.includes('origin')) return clean(call);
      asked.push(body);
      return body?.includes('handlers')
        ? refused('ResourceNotFoundException')
        : json({ ARN: 'arn', DeletedDate: 1 });
    },
  });
  const deployment = deploymentWith({ signOn: OIDC });
  const readPage = async () => ({ status: 200, text: JSON.stringify(DISCOVERY) });
  expect(await complaints({ askAws, deployment, readPage })).toEqual([
    ...['', '/signing', '/digests', '/registers'].map(
      (kind) =>
        `wrong secrets: The secret livestock/production/handlers${kind} is not there (ResourceNotFoundException): make it in eu-central-1 (infra/operate/runbook.md, "Deploy").`,
    ),
    'wrong secrets: The secret livestock/login is not there (it is being deleted): make it in eu-central-1 (infra/operate/runbook.md, "Deploy").',
  ]);
  expect(asked).toHaveLength(5);
});

describe('domains', () => {
  const zone = 'route53 hostedzone';

  test('a zone that leaves a domain, or a name between, to other name servers', async () => {
    const left = (name: string) => ({
      'route53 rrset': ({ path = '' }: AwsCall) =>
        xml(
          path.includes(`name=${name}.&`)
            ? `<ResourceRecordSet><Name>${name}.</Name><Type>NS</Type><Value>ns.other.test.</Value></ResourceRecordSet>`
            : '',
        ),
    });
    const below = { domains: ['animals.de.livestock.test'] };
    for (const name of ['animals.de.livestock.test', 'de.livestock.test']) {
      const deployment = deploymentWith(below);
      expect(await complaints({ deployment, askAws: awsWith(left(name)) })).toEqual([
        `wrong domains: The hosted zone Z0123456789ABCDEF leaves ${name} to other name servers (NS): name the zone of these, or remove the record.`,
      ]);
    }
  });

  test('a hosted zone that is not there, is another, or is not asked', async () => {
    const missing = awsWith({
      [zone]: { status: 404, text: '<Error><Code>NoSuchHostedZone</Code></Error>' },
    });
    expect(await complaints({ askAws: missing })).toEqual([
      'wrong domains: The hosted zone Z0123456789ABCDEF is not found in the account (NoSuchHostedZone): correct zoneId, or make the zone in Route 53.',
    ]);
    const other = awsWith({ [zone]: { status: 200, text: '<Name>other.test.</Name>' } });
    expect(await complaints({ askAws: other })).toEqual([
      'wrong domains: The hosted zone Z0123456789ABCDEF is other.test, not livestock.test: correct zoneName or zoneId.',
    ]);
    const dns = { ...examined().dns, nameServersOf: async () => ['ns.registrar.test'] };
    expect(await complaints({ dns })).toEqual([
      'wrong domains: The world does not ask the hosted zone of livestock.test: enter its name servers (ns-1.awsdns.test, ns-2.awsdns.test) where the domain is registered.',
    ]);
  });

  test('a certificate of an external domain that is missing, waits or covers too little', async () => {
    const certificateArn = `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/one`;
    const deployment = deploymentWith({ dns: { kind: 'external', certificateArn } });
    const name = 'acm DescribeCertificate';
    const issued = (status: string, names: string[]) =>
      awsWith({
        [name]: json({ Certificate: { Status: status, SubjectAlternativeNames: names } }),
      });
    const none = awsWith({ [name]: refused('ResourceNotFoundException') });
    expect(await complaints({ deployment, askAws: none })).toEqual([
      'wrong domains: The certificate of DE is not found (ResourceNotFoundException): ask for one in us-east-1 and enter its ARN as certificateArn.',
    ]);
    expect(await complaints({ deployment, askAws: issued('PENDING_VALIDATION', []) })).toEqual([
      "wrong domains: The certificate of DE is PENDING_VALIDATION: enter the record that ACM shows where the domain's DNS is.",
    ]);
    expect(await complaints({ deployment, askAws: issued('ISSUED', ['*.other.test']) })).toEqual([
      'wrong domains: The certificate of DE lacks de.livestock.test: ask for one with all its domains.',
    ]);
    const wildcard = issued('ISSUED', ['*.livestock.test']);
    expect(await complaints({ deployment, askAws: wildcard })).toEqual([]);
  });
});

const OIDC = {
  kind: 'oidc',
  hint: 'german-login',
  issuer: 'https://login.example',
  clientId: 'livestock',
  clientSecretName: 'livestock/login',
};
const DISCOVERY = {
  issuer: 'https://login.example',
  authorization_endpoint: 'https://login.example/authorize',
  token_endpoint: 'https://login.example/token',
  jwks_uri: 'https://login.example/jwks',
};

describe('sign-in', () => {
  const page = (text: string) => async () => ({ status: 200, text });

  test('an OpenID Connect provider describes itself under its own name', async () => {
    const deployment = deploymentWith({ signOn: OIDC });
    expect(await complaints({ deployment, readPage: page(JSON.stringify(DISCOVERY)) })).toEqual([]);
    expect(await complaints({ deployment, readPage: page('<html>') })).toEqual([
      'wrong sign-in: https://login.example/.well-known/openid-configuration shows no discovery document: correct signOn.issuer of DE.',
    ]);
    const other = page(JSON.stringify({ ...DISCOVERY, issuer: 'https://login.example/' }));
    expect(await complaints({ deployment, readPage: other })).toEqual([
      'wrong sign-in: The provider of DE calls itself https://login.example/: write signOn.issuer exactly so.',
    ]);
  });

  test('a SAML provider shows metadata', async () => {
    const signOn = { kind: 'saml', hint: 'saml', metadataUrl: 'https://idp.example/metadata' };
    const deployment = deploymentWith({ signOn });
    const metadata = page('<md:EntityDescriptor entityID="x">');
    expect(await complaints({ deployment, readPage: metadata })).toEqual([]);
    expect(await complaints({ deployment })).toEqual([
      'wrong sign-in: https://idp.example/metadata shows no SAML metadata: correct signOn.metadataUrl of DE.',
    ]);
  });
});

test('a check that cannot be asked says so, and the others go on', async () => {
  const silent = (): never => {
    throw new TypeError('fetch failed');
  };
  expect(
    await complaintsWith({ 'acm DescribeCertificate': silent, 'ses account': silent }),
  ).toEqual([
    'wrong mails: SES: this could not be asked (fetch failed): look at the network, and try again.',
  ]);
});

test('what the credentials may not look at is told, once for each kind, and nothing is promised for it', async () => {
  const answers = { 'ses account': refused('AccessDeniedException') };
  expect(await complaintsWith(answers)).toEqual([
    'unseen mails: SES: the credentials may not ask for it (ses:account).',
  ]);
  const examinations = await examine(examined({ askAws: awsWith(answers) }));
  expect(verdict('production', examinations)).toMatchObject({
    level: 'unseen',
    sentence: expect.stringMatching(
      /^The stage production can be deployed as far as can be seen; \d/,
    ),
  });
});
