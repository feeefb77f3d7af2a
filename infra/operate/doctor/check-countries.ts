import * as z from 'zod';
import { claimKey, headKey, type Key } from '#functions/kernel/store/keys.ts';
import { decodeRevision } from '#functions/kernel/store/revision.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import {
  askForFinding,
  type Check,
  type Examined,
  type Finding,
  goodFinding,
  wrongFinding,
} from './finding.ts';
import { isAnswered, jsonOf, refusalOf } from './refusal-of.ts';
import { outputsOf } from './stage-stacks.ts';

/** A site's address is told by an output of its own, `AddressAT` (`stacks/site-stack.ts`). */
const ADDRESS = /^Address([A-Z]{2})$/;
const Text = z.object({ S: z.string() }).transform(({ S }) => S);
const Count = z.object({ N: z.string() }).transform(({ N }) => Number(N));
const Claim = z.object({ Item: z.object({ id: Text }) });
const Head = z.object({
  Item: z.object({
    pk: Text,
    entityclass: Text,
    rev: Count,
    updated: Text,
    by: Text,
    changeset: Text,
    body: z
      .object({ B: z.string() })
      .transform(({ B }) => new Uint8Array(Buffer.from(B, 'base64'))),
  }),
});
const Switched = z.object({ enabledForWebsite: z.boolean().default(false) });

/** Checks that no country that the deployment would remove is still open to people. */
export const checkCountries: Check = async (examined) => {
  const outputs = await outputsOf('site', examined);
  const deployed = outputs.flatMap((name) => ADDRESS.exec(name)?.[1] ?? []);
  const configured = new Set<string>(examined.deployment.countries.map(({ code }) => code));
  const removed = deployed.filter((code) => !configured.has(code));
  if (removed.length === 0) return [goodFinding('No country is taken away.')];
  return Promise.all(
    removed.map((code) => askForFinding(`The country ${code}`, () => checkRemoved(code, examined))),
  );
};

async function checkRemoved(code: string, examined: Examined): Promise<Finding> {
  const gone = goodFinding(`${code} is taken away; people do not see it any more.`);
  const claim = Claim.safeParse(await itemOf(claimKey('country', 'code', code), examined));
  // A deleted country has given its code back.
  if (!claim.success) return gone;
  const { Item } = Head.parse(await itemOf(headKey(claim.data.Item.id), examined));
  const { entity } = decodeRevision(Item);
  if (!Switched.parse(entity.data).enabledForWebsite) return gone;
  return wrongFinding(
    `countries.ts has no ${code} any more, but people still use that country: have an administrator take it off the website first (enabledForWebsite), or bring its row back.`,
  );
}

async function itemOf(
  { pk, sk }: Key,
  { deployment, askAws }: Pick<Examined, 'deployment' | 'askAws'>,
): Promise<unknown> {
  const answer = await askAws({
    service: 'dynamodb',
    region: deployment.stage.region,
    target: 'DynamoDB_20120810.GetItem',
    body: JSON.stringify({
      TableName: prefixOf(deployment),
      Key: { pk: { S: pk }, sk: { S: sk } },
      ConsistentRead: true,
    }),
  });
  if (!isAnswered(answer)) throw new Error(refusalOf(answer));
  return jsonOf(answer.text);
}
