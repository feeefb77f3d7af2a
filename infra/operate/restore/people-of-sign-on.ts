import * as z from 'zod';
import { defined } from '#shared/kernel/defined.ts';
import { askJson } from './ask-stage.ts';
import { type Parts, resourceNames } from './parts.ts';

// The limit of a page: https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
const USERS_A_PAGE = 60;
const TARGET = 'AWSCognitoIdentityProviderService.';

const Pools = z.object({ UserPools: z.array(z.object({ Id: z.string(), Name: z.string() })) });
const Users = z.object({
  Users: z.array(
    z.object({ Attributes: z.array(z.object({ Name: z.string(), Value: z.string().optional() })) }),
  ),
  PaginationToken: z.string().optional(),
});

export type People = {
  /** The users of accounts in the table whom the sign-on does not know any more. */
  readonly unknown: readonly string[];
  /** The users of the sign-on whom no account of the table names. */
  readonly without: readonly string[];
};

type Asking = Pick<Parts, 'deployment' | 'account' | 'askAws'>;

/** Compares the users that accounts name with those of the user pool, by their `sub`. */
export async function comparePeople(parts: Asking, users: ReadonlySet<string>): Promise<People> {
  const poolUsers = (await usersOfPool(parts)) ?? new Set();
  return {
    unknown: [...users].filter((user) => !poolUsers.has(user)).toSorted(),
    without: [...poolUsers].filter((user) => !users.has(user)).toSorted(),
  };
}

/** Reads the users of the stage's pool, by their `sub`; undefined where it has no pool. */
export async function usersOfPool(parts: Asking): Promise<ReadonlySet<string> | undefined> {
  const ask = { service: 'cognito-idp' } as const;
  const pools = await askJson(
    parts,
    { ...ask, target: `${TARGET}ListUserPools`, body: { MaxResults: USERS_A_PAGE } },
    Pools,
  );
  const pool = pools.UserPools.find(({ Name }) => Name === resourceNames(parts).prefix);
  if (pool === undefined) return undefined;
  const users = new Set<string>();
  let PaginationToken: string | undefined;
  do {
    const body = {
      UserPoolId: pool.Id,
      Limit: USERS_A_PAGE,
      AttributesToGet: ['sub'],
      ...defined({ PaginationToken }),
    };
    const page = await askJson(parts, { ...ask, target: `${TARGET}ListUsers`, body }, Users);
    for (const { Attributes } of page.Users) {
      const sub = Attributes.find(({ Name }) => Name === 'sub')?.Value;
      if (sub !== undefined) users.add(sub);
    }
    PaginationToken = page.PaginationToken;
  } while (PaginationToken !== undefined);
  return users;
}
