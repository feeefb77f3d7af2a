import { expect, test } from 'vitest';
import { headKey } from '#functions/kernel/store/keys.ts';
import { encodeRevision, makeRevision } from '#functions/kernel/store/revision.ts';
import { type Answers, complaintsWith, DEPLOYED, json, refused, xml } from './aws-stand-in.ts';

const ID = '01900000-0000-7000-8000-0000000000a7';
const SENTENCE =
  'countries.ts has no AT any more, but people still use that country: have an administrator take it off the website first (enabledForWebsite), or bring its row back.';

const output = (name: string) => `<member><OutputKey>${name}</OutputKey></member>`;
/** A stage that is deployed for DE, AT and the portal, while its configuration has DE alone. */
const deployed = {
  ...DEPLOYED,
  'cloudformation DescribeStacks': xml(
    `<StackStatus>UPDATE_COMPLETE</StackStatus>${['AddressDE', 'AddressAT', 'AddressPortal'].map(output).join('')}`,
  ),
};

/** As DynamoDB writes a value. */
function attributeOf(value: unknown): object {
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') };
  return typeof value === 'number' ? { N: String(value) } : { S: value };
}

/** The table as it answers where a country AT is stored so. */
const storedAs = (data: object) => ({
  'dynamodb GetItem': ({ body = '' }) => {
    const { Key } = JSON.parse(body);
    if (Key.pk.S === 'U#country.code#AT') return json({ Item: { id: { S: ID } } });
    const instant = '2026-01-01T00:00:00.000Z';
    const entity = { id: ID, rev: 3, entityclass: 'country', updated: instant, updatedBy: 'x' };
    const more = { changeset: 'c', reason: undefined, deleted: false, redactedRevs: 0 };
    const item = encodeRevision(headKey(ID), makeRevision({ ...entity, data }, more));
    const attributes = Object.entries(item).map(([name, value]) => [name, attributeOf(value)]);
    return json({ Item: Object.fromEntries(attributes) });
  },
});

const aboutCountries = async (answers: Answers) =>
  (await complaintsWith({ ...deployed, ...answers })).filter((complaint) =>
    complaint.includes('countries:'),
  );

test('a row that was removed while people still use its country keeps the stage from being deployed', async () => {
  expect(await aboutCountries(storedAs({ code: 'AT', enabledForWebsite: true }))).toEqual([
    `wrong countries: ${SENTENCE}`,
  ]);
});

test('a country that was taken off the website, or was never entered, may go', async () => {
  expect(await aboutCountries(storedAs({ code: 'AT', enabledForWebsite: false }))).toEqual([]);
  expect(await aboutCountries({ 'dynamodb GetItem': json({}) })).toEqual([]);
});

test('where the table may not be read, that is said', async () => {
  expect(await aboutCountries({ 'dynamodb GetItem': refused('AccessDeniedException') })).toEqual([
    'unseen countries: The country AT: the credentials may not ask for it (dynamodb:GetItem).',
  ]);
});
