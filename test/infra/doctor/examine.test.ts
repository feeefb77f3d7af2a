import { describe, expect, test } from 'vitest';
import type { AwsCall } from '#infra/doctor/ask-aws.ts';
import { NoCredentialsError } from '#infra/doctor/ask-aws.ts';
import { examine } from '#infra/doctor/examine.ts';
import type { Examined } from '#infra/doctor/finding.ts';
import { ACCOUNT, awsWith, deploymentWith, examined, json, refused } from './aws-stand-in.ts';

/** `level subject: sentence`, without what is good. */
async function complaints(more: Partial<Examined>): Promise<string[]> {
  const examinations = await examine(examined(more));
  return examinations.flatMap(({ subject, findings }) =>
    findings
      .filter(({ level }) => level !== 'good')
      .map(({ level, sentence }) => `${level} ${subject}: ${sentence}`),
  );
}

test('a stage that can be deployed is good in every subject', async () => {
  const examinations = await examine(examined());
  expect(examinations.map(({ subject }) => subject)).toEqual([
    'account',
    'region',
    'bootstrap',
    'quota',
    'secrets',
    'domains',
    'mails',
    'sign-in',
  ]);
  expect(examinations.every(({ findings }) => findings.length > 0)).toBe(true);
  expect(await complaints({})).toEqual([]);
});

describe('account and region', () => {
  test('without credentials there is one sentence and nothing else', async () => {
    const askAws = async () => {
      throw new NoCredentialsError('There are no credentials.');
    };
    expect(await complaints({ askAws })).toEqual([
      'wrong account: There are no credentials of AWS: set AWS_PROFILE or the AWS_ACCESS_KEY_ID variables, or run aws sso login.',
    ]);
  });

  test('credentials that AWS refuses, and those of another account', async () => {
    const askAws = awsWith({
      'sts /': { status: 403, text: '<Error><Code>ExpiredToken</Code></Error>' },
    });
    expect(await complaints({ askAws })).toEqual([
      'wrong account: AWS does not take the credentials (ExpiredToken): get new ones, for example with aws sso login.',
    ]);
    const deployment = deploymentWith({}, { account: '999999999999' });
    expect(await complaints({ deployment })).toEqual([
      `wrong account: The credentials are of account ${ACCOUNT}, the stage is for 999999999999: use credentials of that account, or correct account in stages.ts.`,
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
  const name = 'ssm AmazonSSM.GetParameter';
  const missing = awsWith({ [name]: refused('ParameterNotFound') });
  expect(await complaints({ askAws: missing })).toEqual(
    ['eu-central-1', 'us-east-1'].map(
      (region) =>
        `wrong bootstrap: ${region} is not bootstrapped (ParameterNotFound): run npx cdk bootstrap aws://ACCOUNT/${region}.`,
    ),
  );
  const old = awsWith({
    [name]: ({ region }) => json({ Parameter: { Value: region === 'us-east-1' ? '5' : '6' } }),
  });
  expect(await complaints({ askAws: old })).toEqual([
    'wrong bootstrap: The bootstrap of us-east-1 is of version 5, templates want 6: run npx cdk bootstrap aws://ACCOUNT/us-east-1 again.',
  ]);
});

test('a quota that is too small, unless the stage reserves nothing', async () => {
  const askAws = awsWith({
    'lambda /2016-08-19/account-settings/': json({ AccountLimit: { ConcurrentExecutions: 10 } }),
  });
  expect(await complaints({ askAws })).toEqual([
    expect.stringMatching(
      /^wrong quota: Only 10 functions may run at once in eu-central-1, 8\d\d are wanted: have the quota raised, or set reservesConcurrency: false in stages\.ts\.$/,
    ),
  ]);
  const deployment = deploymentWith({}, { reservesConcurrency: false });
  expect(await complaints({ askAws, deployment })).toEqual([]);
});

test('every secret that the configuration names is looked for, by name only', async () => {
  const asked: (string | undefined)[] = [];
  const askAws = awsWith({
    'secretsmanager secretsmanager.DescribeSecret': ({ body }) => {
      asked.push(body);
      return body?.includes('handlers')
        ? refused('ResourceNotFoundException')
        : json({ DeletedDate: 1 });
    },
  });
  const deployment = deploymentWith({ signOn: OIDC });
  const readPage = async () => ({ status: 200, text: JSON.stringify(DISCOVERY) });
  expect(await complaints({ askAws, deployment, readPage })).toEqual([
    'wrong secrets: The secret livestock/production/handlers is not there (ResourceNotFoundException): make it in eu-central-1 (infra/README.md, "Deploy").',
    'wrong secrets: The secret livestock/login is not there (it is being deleted): make it in eu-central-1 (infra/README.md, "Deploy").',
  ]);
  expect(asked).toHaveLength(2);
});

describe('domains', () => {
  const zone = 'route53 /2013-04-01/hostedzone/Z0123456789EXAMPLE';

  test('a hosted zone that is not there, is another, or is not asked', async () => {
    const missing = awsWith({
      [zone]: { status: 404, text: '<Error><Code>NoSuchHostedZone</Code></Error>' },
    });
    expect(await complaints({ askAws: missing })).toEqual([
      'wrong domains: The hosted zone Z0123456789EXAMPLE is not found in the account (NoSuchHostedZone): correct zoneId, or make the zone in Route 53.',
    ]);
    const other = awsWith({ [zone]: { status: 200, text: '<Name>other.example.</Name>' } });
    expect(await complaints({ askAws: other })).toEqual([
      'wrong domains: The hosted zone Z0123456789EXAMPLE is other.example, not livestock.example: correct zoneName or zoneId.',
    ]);
    expect(await complaints({ nameServersOf: async () => ['ns.registrar.example'] })).toEqual([
      'wrong domains: The world does not ask the hosted zone of livestock.example: enter its name servers (ns-1.awsdns.example, ns-2.awsdns.example) where the domain is registered.',
    ]);
  });

  test('a certificate of an external domain that is missing, waits or covers too little', async () => {
    const certificateArn = `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/one`;
    const deployment = deploymentWith({ dns: { kind: 'external', certificateArn } });
    const name = 'acm CertificateManager.DescribeCertificate';
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
    expect(await complaints({ deployment, askAws: issued('ISSUED', ['*.other.example']) })).toEqual(
      [
        'wrong domains: The certificate of DE lacks de.livestock.example: ask for one with all its domains.',
      ],
    );
    const wildcard = issued('ISSUED', ['*.livestock.example']);
    expect(await complaints({ deployment, askAws: wildcard })).toEqual([]);
  });
});

test('a sender of the sign-in pages that SES does not know, or not yet, holds a deployment up', async () => {
  const deployment = deploymentWith({}, { signOnSender: 'no-reply@de.livestock.example' });
  expect(await complaints({ deployment })).toEqual([
    'wrong mails: SES does not know de.livestock.example yet: deploy without signOnSender first.',
  ]);
  const identity = 'ses /v2/email/identities/de.livestock.example';
  const waiting = awsWith({ [identity]: json({ VerifiedForSendingStatus: false }) });
  expect(await complaints({ deployment, askAws: waiting })).toEqual([
    'wrong mails: SES does not send for de.livestock.example yet: its three DKIM records are not seen in the DNS. Until then leave signOnSender out.',
  ]);
  const verified = awsWith({ [identity]: json({ VerifiedForSendingStatus: true }) });
  expect(await complaints({ deployment, askAws: verified })).toEqual([]);
});

test('the sandbox of SES and a sender that waits are told, and do not hold a deployment up', async () => {
  const askAws = awsWith({
    'ses /v2/email/account': json({ ProductionAccessEnabled: false, SendingEnabled: true }),
    'ses /v2/email/identities/de.livestock.example': json({ VerifiedForSendingStatus: false }),
  });
  expect(await complaints({ askAws })).toEqual([
    'note mails: SES sends to verified addresses only in eu-central-1: ask for production access in its console before people come.',
    'note mails: SES does not send for de.livestock.example yet: its three DKIM records are not seen in the DNS.',
  ]);
  const suspended = awsWith({
    'ses /v2/email/account': json({ ProductionAccessEnabled: true, SendingEnabled: false }),
  });
  expect(await complaints({ askAws: suspended })).toEqual([
    'wrong mails: SES has suspended sending in eu-central-1: see its console for the reason.',
  ]);
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
  const healthy = awsWith();
  const askAws = async (call: AwsCall) => {
    if (call.service === 'ssm') throw new TypeError('fetch failed');
    return healthy(call);
  };
  expect(await complaints({ askAws })).toEqual([
    'wrong bootstrap: This could not be asked (fetch failed): look at the network, and try again.',
  ]);
});
