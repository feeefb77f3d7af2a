import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { PinnedRef } from '#shared/kernel/ref.ts';
import type { DeployedApi } from '../deployed-api.ts';
import { tokenFor } from '../link-user.ts';

/** An entity as the deployed product knows it. */
export const Saved = z.object({ id: z.string(), rev: z.int() });
export type Saved = z.infer<typeof Saved>;

/** The entered entities, their ids in the deployed product, and calls in the names of accounts. */
export type Ledger = {
  /** The deployed entity of each id in the demo data. */
  readonly made: Map<string, Saved>;
  /** Returns data with the ids, and the pinned revisions, that entered entities have in the deployed product. */
  readonly inNewIds: (data: object) => object;
  /** Returns the answer to a call of this account; `by` is the deployed id. */
  readonly ask: (endpoint: Endpoint, by: string, input: object) => Promise<unknown>;
  /** Returns the entity that such a call answers. */
  readonly post: (endpoint: Endpoint, by: string, input: object) => Promise<Saved>;
};

const ID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;

type Parts = {
  readonly api: DeployedApi;
  readonly world: Pick<World, 'store' | 'tokens'>;
};

export function makeLedger({ api, world }: Parts): Ledger {
  const made = new Map<string, Saved>();
  const tokens = new Map<string, string>();

  /**
   * Asks a call of the deployed product.
   * @throws Error with the refusal, and the question
   */
  async function ask(endpoint: Endpoint, by: string, input: object): Promise<unknown> {
    const token = tokens.get(by) ?? (await tokenFor(world, by));
    tokens.set(by, token);
    const { status, code, data, details } = await api(endpoint, { input, token });
    if (status === 200) return data;
    const why = JSON.stringify({ details, input });
    throw new Error(`${endpoint.path} answered ${status} ${code}: ${why}`);
  }

  return {
    made,
    inNewIds: (data) => Object(inNewIds(data, made)),
    ask,
    post: async (endpoint, by, input) => Saved.parse(await ask(endpoint, by, input)),
  };
}

/** Replaces ids, and revisions where a name existed before, so that the meant revision is a later one. */
function inNewIds(value: unknown, made: ReadonlyMap<string, Saved>): unknown {
  if (typeof value === 'string') return value.replaceAll(ID, (id) => made.get(id)?.id ?? id);
  if (Array.isArray(value)) return value.map((item) => inNewIds(item, made));
  if (typeof value !== 'object' || value === null) return value;
  const pinned = made.get(PinnedRef.safeParse(value).data?.id ?? '');
  if (pinned !== undefined) return pinned;
  const fields = Object.entries(value).map(([name, item]) => [name, inNewIds(item, made)]);
  return Object.fromEntries(fields);
}
