import type * as z from 'zod';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import type { Config } from './config.ts';
import type { JobRows } from './jobs/job-rows.ts';
import type { Certification } from './ports/certification.ts';
import type { Clock } from './ports/clock.ts';
import type { Codes } from './ports/codes.ts';
import type { Files } from './ports/files.ts';
import type { Random } from './ports/ids.ts';
import type { KeyedValues } from './ports/keyed-values.ts';
import type { Limits } from './ports/limits.ts';
import type { Log } from './ports/log.ts';
import type { Logins } from './ports/logins.ts';
import type { ProofKeys } from './ports/proof-keys.ts';
import type { Tallies } from './ports/tallies.ts';
import type { Rows } from './rows.ts';
import type { Search } from './search/search.ts';
import type { EntityStore } from './store/entity-store.ts';
import type { Tokens } from './tokens/tokens.ts';

/** The services and values from outside: passed in, so that tests need no mocks of modules. */
export type World = {
  readonly store: EntityStore;
  readonly search: Search;
  /** Returns the rows as this caller may see them; `Context.rows` is the present caller's. */
  readonly rowsFor: (who: Principal) => Rows;
  readonly values: KeyedValues;
  readonly tallies: Tallies;
  readonly jobs: JobRows;
  readonly tokens: Tokens;
  readonly logins: Logins;
  readonly proofKeys: ProofKeys;
  readonly files: Files;
  readonly clock: Clock;
  /** Makes a new UUID v7. */
  readonly newId: () => string;
  /** The random bytes for secrets. */
  readonly random: Random;
  readonly certification: Certification;
  readonly limits: Limits;
  readonly codes: Codes;
  readonly log: Log;
  readonly config: Config;
};

/** The world with the rights of one person: of a caller, or of who began a job. */
export type Acting = World & {
  readonly who: Principal;
  readonly rows: Rows;
};

/** The world as one caller sees it. */
export type Context = Acting & {
  readonly requestId: string;
  /** The host name that the browser asked, without port; it decides the country. */
  readonly host: string;
  /** Network address of the caller. */
  readonly sourceAddress: string;
};

/** The behaviour of one endpoint: parsed input and context in, output out. */
export type Implementation<E extends Endpoint> = (
  input: z.output<E['input']>,
  context: Context,
) => Promise<z.input<E['output']>>;

/** The behaviours of all endpoints of a domain; a missing one does not compile. */
export type Implementations<E extends Readonly<Record<string, Endpoint>>> = {
  readonly [N in keyof E]: Implementation<E[N]>;
};
