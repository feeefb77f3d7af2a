import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Capture, Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { layOutPlaces, shippedPlaces } from '#infra/deploy/places/shipped-places.ts';
import { SERVED_COUNTRIES } from '#infra/local/geo/load-geo-data.ts';
import { placeFile } from '#shared/geocoding/place-table.ts';
import {
  type Resource,
  resourcesIn,
  STACK_NAMES,
  type StackName,
  templatesOfOtherStage,
  threeCountries,
} from '#test/support/three-countries.ts';

const { templateNamed, resourcesOf, everyResource } = threeCountries();
const resourcesById = (name: StackName) =>
  Object.entries(templateNamed(name).toJSON().Resources as Record<string, Resource>);

describe('what holds state', () => {
  test('the table is paid by use, can be restored to any second, and stays when the stack goes', () => {
    templateNamed('data').hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: true,
          RecoveryPeriodInDays: 35,
        },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      },
    });
  });

  test('its parts have the names under which they were deployed: another name would be another, empty one', () => {
    const kept = STACK_NAMES.filter((name) => name !== 'edge').flatMap((name) =>
      resourcesById(name)
        .filter(
          ([, { DeletionPolicy }]) => DeletionPolicy !== undefined && DeletionPolicy !== 'Delete',
        )
        .map(([id, { Type, DeletionPolicy }]) => `${name} ${Type} ${id} ${DeletionPolicy}`),
    );
    // What a creation that failed has made goes again: else the next one would find its names taken.
    expect(kept).toEqual([
      'data AWS::DynamoDB::Table TableCD117FA1 RetainExceptOnCreate',
      'data AWS::S3::Bucket Files8E6940B8 RetainExceptOnCreate',
      'data AWS::S3::Bucket Derived2F7F6E82 RetainExceptOnCreate',
      'data AWS::KMS::Key ProofKeyDE1F7CCE1CE RetainExceptOnCreate',
      'data AWS::KMS::Key ProofKeyAT11D35BDD5 RetainExceptOnCreate',
      'data AWS::KMS::Key ProofKeyLU10135AB32 RetainExceptOnCreate',
      'identity AWS::Cognito::UserPool SignOnPoolED3A3697 RetainExceptOnCreate',
    ]);
  });

  test('a certificate that a site may still use is not deleted with the change that replaces it', () => {
    const certificates = resourcesById('edge').filter(
      ([, { Type }]) => Type === 'AWS::CertificateManager::Certificate',
    );
    expect(certificates.map(([, { DeletionPolicy }]) => DeletionPolicy)).toEqual(
      Array(3).fill('RetainExceptOnCreate'),
    );
  });

  test('no bucket is public, all are encrypted and refuse clear text', () => {
    const buckets = everyResource('AWS::S3::Bucket');
    expect(buckets).toHaveLength(3);
    for (const { Properties } of buckets) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [
            { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
          ],
        },
      });
    }
    // What was overwritten or removed can be brought back, for as long as the rules below say.
    const versioned = buckets.map(({ Properties }) => Properties.VersioningConfiguration);
    expect(versioned).toEqual(Array(3).fill({ Status: 'Enabled' }));
    const refusesClearText = Match.objectLike({
      Effect: 'Deny',
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    });
    for (const name of ['data', 'site'] as const) {
      templateNamed(name).hasResourceProperties('AWS::S3::BucketPolicy', {
        PolicyDocument: { Statement: Match.arrayWith([refusesClearText]) },
      });
    }
  });

  test('browsers reach attachments from the sites of the countries only, and nothing else by script', () => {
    const open = everyResource('AWS::S3::Bucket').filter(
      ({ Properties }) => Properties.CorsConfiguration !== undefined,
    );
    expect(open).toHaveLength(1);
    templateNamed('data').hasResourceProperties('AWS::S3::Bucket', {
      BucketName: { 'Fn::Join': ['', ['livestock-production-files-', Match.anyValue()]] },
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({
            AllowedOrigins: [
              'https://de.livestock.example',
              'https://at.livestock.example',
              'https://lu.elsewhere.example',
              'https://livestock.example',
            ],
          }),
        ],
      },
    });
  });

  test('half uploads, old versions and exports go by themselves', () => {
    const rules = resourcesOf('data', 'AWS::S3::Bucket').map(
      ({ Properties }) => (Properties.LifecycleConfiguration as { Rules: object[] }).Rules,
    );
    const unfinished = {
      Id: 'unfinished-uploads',
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
    };
    expect(rules).toMatchObject([
      [
        unfinished,
        { Prefix: 'attachments/', NoncurrentVersionExpiration: { NoncurrentDays: 90 } },
        {
          Prefix: 'incoming/',
          ExpirationInDays: 1,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
      ],
      [
        unfinished,
        {
          Prefix: 'exports/',
          ExpirationInDays: 7,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
        {
          Prefix: 'imports/',
          ExpirationInDays: 8,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
        ...['shards/', 'geo/'].map((Prefix) => ({
          Prefix,
          NoncurrentVersionExpiration: { NoncurrentDays: expect.any(Number) },
          ExpiredObjectDeleteMarker: true,
        })),
      ],
    ]);
  });

  test('a file of a search shard can be brought back for longer than the table can be restored', () => {
    const [table] = resourcesOf('data', 'AWS::DynamoDB::Table');
    const recovery = table?.Properties.PointInTimeRecoverySpecification as {
      RecoveryPeriodInDays: number;
    };
    const kept = new Capture();
    templateNamed('data').hasResourceProperties('AWS::S3::Bucket', {
      BucketName: { 'Fn::Join': ['', ['livestock-production-derived-', Match.anyValue()]] },
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({
            Prefix: 'shards/',
            NoncurrentVersionExpiration: { NoncurrentDays: kept },
          }),
        ]),
      },
    });
    expect(kept.asNumber()).toBeGreaterThan(recovery.RecoveryPeriodInDays);
  });
});

describe('the keys that sign proofs', () => {
  test('sign, and nothing else; each country is found by its alias', () => {
    const keys = resourcesOf('data', 'AWS::KMS::Key').map(({ Properties }) => Properties);
    expect(keys).toHaveLength(3);
    for (const key of keys) {
      expect(key).toMatchObject({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' });
    }
    const aliases = resourcesOf('data', 'AWS::KMS::Alias').map(({ Properties }) => Properties);
    expect(aliases.map(({ AliasName }) => AliasName)).toEqual(
      ['de', 'at', 'lu'].map((code) => `alias/livestock-production-proofs-${code}`),
    );
    const [handler] = resourcesOf('api', 'AWS::Lambda::Function').filter(
      ({ Properties }) => Properties.FunctionName === 'livestock-production-requests-handler',
    );
    expect(handler?.Properties.Environment).toMatchObject({
      Variables: { PROOF_KEY_ALIAS: 'alias/livestock-production-proofs-' },
    });
  });

  test('a raised number is a new key behind the same alias; the one before stays in the account', () => {
    const of = (all: Record<string, Resource>, type: string) =>
      Object.entries(all).filter(([, { Type }]) => Type === type);
    const resourcesOfAll = (template: Template): Record<string, Resource> =>
      template.toJSON().Resources;
    const before = resourcesOfAll(templateNamed('data'));
    const after = resourcesOfAll(templatesOfOtherStage().data);
    const [[oldKey = '', { DeletionPolicy }] = ['', { DeletionPolicy: '' }]] = of(
      before,
      'AWS::KMS::Key',
    );
    expect([Object.keys(after).includes(oldKey), DeletionPolicy]).toEqual([
      false,
      'RetainExceptOnCreate',
    ]);
    const [[alias = '', found] = []] = of(before, 'AWS::KMS::Alias');
    expect(after[alias]?.Properties.AliasName).toBe(found?.Properties.AliasName);
    expect(after[alias]?.Properties.TargetKeyId).not.toEqual(found?.Properties.TargetKeyId);
  });
});

describe('places', () => {
  test('come with a deployment, as the handlers read them, and take nothing else away', () => {
    const [places, ...others] = resourcesOf('data', 'Custom::CDKBucketDeployment');
    expect(others).toEqual([]);
    expect(places?.Properties).toMatchObject({
      DestinationBucketName: { Ref: 'Derived2F7F6E82' },
      Prune: false,
      SystemMetadata: { 'content-type': 'application/gzip' },
    });
    // Nothing else may be said of the files: with a content encoding they would arrive unpacked.
    expect(Object.keys(places?.Properties.SystemMetadata ?? {})).toEqual(['content-type']);
    expect(places?.Properties.DestinationBucketKeyPrefix).toBeUndefined();
  });

  test('are uploaded once: equal tables are the same upload, so that what was loaded since stays', () => {
    const sourceIn = ([upload]: Resource[]) => upload?.Properties.SourceObjectKeys;
    const type = 'Custom::CDKBucketDeployment';
    expect(sourceIn(resourcesIn(templatesOfOtherStage().data, type))).toEqual(
      sourceIn(resourcesOf('data', type)),
    );
  });

  test('the folder that is uploaded holds each table of the product under the key that handlers read', async () => {
    const folder = await layOutPlaces();
    const laid = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = laid
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.toSorted()).toEqual(
      SERVED_COUNTRIES.map((country) => path.join(folder, placeFile(country))).toSorted(),
    );
    expect(await readFile(path.join(folder, placeFile('LU')))).toEqual(
      Buffer.from(await shippedPlaces('LU')),
    );
  });
});
