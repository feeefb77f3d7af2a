import * as z from 'zod';
import type { Implementation, World } from '#functions/kernel/context.ts';
import type { ValueReplacement } from '#functions/kernel/store/replace-value.ts';
import { Account } from '#shared/accounts/account.ts';
import { personName } from '#shared/accounts/person-name.ts';
import type { mailEndpoints } from '#shared/mail/endpoints.ts';
import { TEMPLATE_HISTORY } from '#shared/mail/limits.ts';
import { type TemplateAddress, templateKey, WrittenTemplate } from './stored-templates.ts';

type Values = Pick<World, 'values'>;

/** The number of texts ever written: the last of them lie in rows of their own, which are used again in turn. */
const Count = z.object({ count: z.int().min(0) });
const countKey = (address: TemplateAddress): string => `${templateKey(address)}#count`;
const rowKey = (address: TemplateAddress, number: number): string =>
  `${templateKey(address)}#${number % TEMPLATE_HISTORY}`;

/** Returns the rows that change where a text is written: its history has it as the newest. */
export async function historyWith(
  address: TemplateAddress,
  value: WrittenTemplate,
  { values }: Values,
): Promise<ValueReplacement[]> {
  const stored = await values.get(countKey(address));
  const count = countIn(stored);
  const key = rowKey(address, count);
  return [
    { key: countKey(address), before: stored, value: { count: count + 1 } },
    { key, before: await values.get(key), value },
  ];
}

const countIn = (stored: unknown): number => Count.safeParse(stored).data?.count ?? 0;

/** The name of an account and of its people; another release may have written the rest. */
const named = {
  name: 'account',
  schema: z.object({
    staticData: z.object({ name: z.string() }),
    joinings: Account.shape.joinings,
  }),
};

/** Returns the texts of the history, newest first, with their authors. */
export const getHistory: Implementation<typeof mailEndpoints.getHistory> = async (
  address,
  { values, store },
) => {
  const count = countIn(await values.get(countKey(address)));
  const kept = Math.min(count, TEMPLATE_HISTORY);
  const keys = Array.from({ length: kept }, (_, back) => rowKey(address, count - 1 - back));
  const rows = await values.getMany(keys);
  const written = keys.flatMap((key) => {
    const parsed = WrittenTemplate.safeParse(rows.get(key));
    return parsed.success ? [parsed.data] : [];
  });
  return Promise.all(
    written.map(async (text) => {
      const { data } = (await store.latest(named, text.updatedBy)) ?? {};
      const names = data && [personName(data, text.byUser), data.staticData.name];
      return { ...text, person: names?.filter(Boolean).join(', ') ?? null };
    }),
  );
};
