import { expect, test } from 'vitest';
import type { AskSite } from '#infra/operate/smoke/ask-site.ts';
import { undoing } from '#infra/operate/smoke/undoing.ts';
import { inviteByMail } from '#infra/operate/smoke/walk.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';

const { inviteUser, getUsers, revokeUserInvite } = accountEndpoints;
const mailTo = 'smoke@livestock.example';

test('an invitation is taken back though the call that looks for it failed', async () => {
  const asked: string[] = [];
  const ask: AskSite = async ({ path }) => {
    asked.push(path);
    const isFirstLook = asked.filter((other) => other === getUsers.path).length === 1;
    if (path === getUsers.path && isFirstLook) return { status: 503, data: null };
    return { status: 200, data: { invites: [{ id: crypto.randomUUID(), email: mailTo }] } };
  };
  const signed = { ask, token: 'token', account: crypto.randomUUID() };
  const walked = undoing(async (undo) => {
    await inviteByMail(signed, { mailTo }, undo);
  });
  await expect(walked).rejects.toThrow(/^mail: the API answered 503 instead of 200\.$/);
  expect(asked).toEqual([inviteUser, getUsers, getUsers, revokeUserInvite].map(({ path }) => path));
});
