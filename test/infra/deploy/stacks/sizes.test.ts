import { expect, test } from 'vitest';
import { checkByRules } from '#infra/deploy/add-stacks.ts';
import { countryRow, stacksOf } from '#test/support/stage-templates.ts';

const CODES = 'DE AT CH LU DK SE FI FR IT ES PT NL BE IE HU RO HR LT'.split(' ');
/** What CloudFormation takes. */
const RESOURCES = 500;
const BYTES = 1_000_000;

test('18 countries are synthesized without a finding of the rules, within the bounds of CloudFormation', () => {
  const { app } = stacksOf(CODES.map((code) => countryRow(code)));
  checkByRules(app);
  const { stacks } = app.synth();
  expect(stacks).toHaveLength(8);
  // What is lost with one of them cannot be had back as it was.
  for (const { template, terminationProtection } of stacks) {
    expect(terminationProtection).toBe(true);
    expect(Object.keys(template.Resources).length).toBeLessThan(RESOURCES);
    expect(JSON.stringify(template).length).toBeLessThan(BYTES);
  }
  const site = stacks.find(({ stackName }) => stackName.endsWith('-site'));
  const types = Object.values<{ Type: string }>(site?.template.Resources).map(({ Type }) => Type);
  expect(types.filter((type) => type === 'AWS::CloudFront::Distribution')).toHaveLength(19);
}, 300_000);
