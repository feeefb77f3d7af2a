import { expect, test } from 'vitest';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { awsWith, complaints, DEPLOYED, xml } from './aws-stand-in.ts';

const OUTPUTS = [
  ['AddressDE', 'd1.cloudfront.net'],
  ['AddressAT', 'd2.cloudfront.net'],
  ['AddressPortal', 'd3.cloudfront.net'],
] as const;
const output = ([key, value]: readonly [string, string]) =>
  `<member><Description>x</Description><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;
/** A stage that is deployed for DE, AT and the portal, while its configuration has DE alone. */
const askAws = awsWith({
  ...DEPLOYED,
  'cloudformation DescribeStacks': xml(
    `<StackStatus>UPDATE_COMPLETE</StackStatus><Outputs>${OUTPUTS.map(output).join('')}</Outputs>`,
  ),
});

/** The complaints where the former site of AT answers so to whom asks for that country. */
async function aboutCountries(status: number, data: object): Promise<string[]> {
  const asked: unknown[] = [];
  const readPage = async (address: string) => {
    const { hostname, pathname, searchParams } = new URL(address);
    if (hostname === 'd2.cloudfront.net') {
      const input = countryEndpoints.getByUrl.input.parse(
        JSON.parse(searchParams.get('payload') ?? ''),
      );
      asked.push([pathname, new URL(input.url).pathname]);
    }
    return { status, text: JSON.stringify({ ok: status === 200, data }) };
  };
  const all = await complaints({ askAws, readPage });
  expect(asked).toEqual([['/api/eav/domain/getbyurl', '/at/']]);
  return all.filter((complaint) => complaint.includes('countries:'));
}

test('a row that was removed while people still use its country keeps the stage from being deployed', async () => {
  expect(await aboutCountries(200, { country: { data: { code: 'AT' } } })).toEqual([
    'wrong countries: countries.ts has no AT any more, but people still use that country: have an administrator take it off the website first (enabledForWebsite), or bring its row back.',
  ]);
});

test('a country that was taken off the website, or was never entered, may go', async () => {
  expect(await aboutCountries(200, { countries: [] })).toEqual([]);
});

test('a site that does not tell whether its country is in use keeps the stage from being deployed', async () => {
  expect(await aboutCountries(503, {})).toEqual([
    'wrong countries: The country AT: this could not be asked (its site answers with 503): look at the network, and try again.',
  ]);
});
