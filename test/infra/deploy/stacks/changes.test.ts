import { beforeAll, describe, expect, test } from 'vitest';
import { withSmallerProduct } from '#infra/rehearsal/smaller-product.ts';
import { harmOf, madeBy, type Templates, templatesOf } from '#test/support/stack-changes.ts';
import { countryRow, stacksOf, stageRow } from '#test/support/stage-templates.ts';

const de = countryRow('DE');
const austria = countryRow('AT');
const lu = countryRow('LU');
const secondDomain = {
  ...austria,
  domains: ['at.livestock.example', 'oesterreich.livestock.example'],
};
const secondCertificate = /^CertificateAT/;

let deployed: Templates;
let withoutAustria: Templates;
let withSecondDomain: Templates;
beforeAll(() => {
  deployed = templatesOf(de, austria, lu);
  withoutAustria = templatesOf(de, lu);
  withSecondDomain = templatesOf(de, secondDomain, lu);
}, 300_000);

describe('a deployed stage can change: no reference breaks, and nothing of what stays is replaced or renamed', () => {
  test('the first country goes', () => {
    const mayGo =
      /^(SignOn(Client|Branding)DE|CertificateDE|Proof(Key|Alias)DE|DE|AddressDE|Mailde|Alarmsde)/;
    const without = templatesOf(austria, lu);
    expect(harmOf(deployed, without, mayGo)).toEqual([]);
    // Else something that all have in common belonged to it.
    expect(madeBy(deployed, without)).toEqual([]);
  });

  test('a country in the middle goes', () => {
    const mayGo =
      /^(SignOn(Client|Branding)AT|CertificateAT|Proof(Key|Alias)AT|AT|AddressAT|Mailat|Alarmsat)/;
    expect(harmOf(deployed, withoutAustria, mayGo)).toEqual([]);
    expect(madeBy(deployed, withoutAustria)).toEqual([]);
  });

  test('a country comes', () => {
    expect(harmOf(withoutAustria, deployed)).toEqual([]);
  });

  test('the countries stand in another order', () => {
    expect(harmOf(deployed, templatesOf(lu, de, austria))).toEqual([]);
  });

  test('a country gets a second domain', () => {
    expect(harmOf(deployed, withSecondDomain, secondCertificate)).toEqual([]);
  });

  test('a country gives its second domain up', () => {
    const mayGo = /^(CertificateAT|ATA+oesterreich)/;
    expect(harmOf(withSecondDomain, deployed, mayGo)).toEqual([]);
  });

  test('the product has a function and a queue less', () => {
    const smaller = withSmallerProduct(() => templatesOf(de, austria, lu));
    const mayGo = /^(settings|offersQueue|offersworker|ContractApi.*settings)/;
    expect(harmOf(deployed, smaller, mayGo)).toEqual([]);
  });
});

test('stacks ask each other by weak references: nothing is exported, and nothing written into another region', () => {
  const all = JSON.stringify([...deployed]);
  expect(all.match(/Fn::ImportValue|"Export":|CrossRegionExport\w+/g)).toBeNull();
  expect(all.match(/Fn::GetStackOutput/g)?.length).toBeGreaterThan(100);
});

test('another set of domains is another certificate, which the distribution takes', () => {
  const namesIn = (templates: Templates) => {
    const [distribution] = Object.entries(
      templates.get('livestock-production-site')?.Resources ?? {},
    )
      .filter(([id, { Type }]) => id.startsWith('AT') && Type === 'AWS::CloudFront::Distribution')
      .map(([, { Properties }]) => Properties?.DistributionConfig);
    return JSON.stringify(distribution).match(/Ref(CertificateAT\w+?)\W/)?.[1];
  };
  expect(namesIn(deployed)).toMatch(secondCertificate);
  expect(namesIn(withSecondDomain)).toMatch(secondCertificate);
  expect(namesIn(withSecondDomain)).not.toBe(namesIn(deployed));
});

test('a stage that keeps nothing can be taken away without more', () => {
  const { data } = stacksOf([de], stageRow({ keepsData: false }));
  expect(data.terminationProtection).toBe(false);
});
