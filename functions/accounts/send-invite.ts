import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { AccountChangeset } from '#shared/accounts/account-changeset.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { invitationPath } from '#shared/accounts/invitation-path.ts';
import { Country } from '#shared/countries/country.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/kernel/locale.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { inTurn } from './in-turn.ts';
import { newInvite, withInvite } from './invites.ts';
import { newLinkSecret } from './link-secret.ts';
import { saveDecision } from './save-decision.ts';
import { storedAccount } from './stored-account.ts';

/**
 * Adds an invitation to the account and mails its link in the same save. The link is in the answer and the mail only.
 * `prepare` makes room, or takes away what the new one replaces.
 * @throws AppError `accounts.accountDeactivated`, `accounts.tooManyInvites`, `entities.notFound`
 */
export async function sendInvite(
  context: Context,
  id: string,
  { changeset, prepare }: { changeset: AccountChangeset; prepare: (account: Account) => Account },
): Promise<{ inviteId: string }> {
  const by = signedIn(context.who).account;
  const inviteId = newLinkSecret(context);
  await inTurn(context, async () => {
    const before = await storedAccount(context, id);
    if (!before.data.active) throw new AppError(accountErrors.accountDeactivated);
    const invite = newInvite(context, { inviteId, by });
    const account = withInvite(prepare(before.data), invite);
    const messages = [await invitation(context, before, { inviteId, expires: invite.expires })];
    return saveDecision(context, { before, account, by, changeset, messages });
  });
  return { inviteId };
}

async function invitation(
  context: Context,
  { id, data }: Entity<Account>,
  { inviteId, expires }: { inviteId: string; expires: string },
): Promise<OutboxMessage> {
  const { name, role, country } = data.staticData;
  const body: MailMessage = {
    messageId: context.newId(),
    to: id,
    locale: data.uiLocale ?? (await firstLocale(context, country)),
    template: 'invitation',
    params: { country, accountName: name, role, link: invitationPath(inviteId), expires },
  };
  return { queue: 'mail', body };
}

async function firstLocale({ store }: Context, country: string): Promise<Locale> {
  const entity = await store.latest(country);
  const [locale = DEFAULT_LOCALE] = entity ? Country.parse(entity.data).languages : [];
  return locale;
}
