import { type AccountChange, readAccountChangeset } from '#shared/accounts/account-changeset.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import type { Translate } from '#web/i18n/texts.ts';

const CHANGES = {
  activate: 'users.change.activate',
  administration: 'users.change.administration',
  'certification active': 'users.change.certified',
  'certification not active': 'users.change.notCertified',
  'certification not known': 'users.change.certificationNotKnown',
  'certification override removed': 'users.change.overrideRemoved',
  'certification override set': 'users.change.overrideSet',
  'control body confirmed': 'users.change.controlBodyConfirmed',
  'control body not confirmed': 'users.change.controlBodyNotConfirmed',
  'create account': 'administration.changeset.create',
  deactivate: 'users.state.deactivated',
  'e-mail bounce': 'users.change.emailBounce',
  'e-mail confirm': 'users.change.emailConfirm',
  'e-mail exhaust': 'users.change.emailExhaust',
  'e-mail expire': 'users.change.emailExpire',
  'e-mail refuse': 'users.change.emailRefuse',
  'e-mail request': 'users.change.emailRequest',
  'e-mail signOn': 'users.change.emailSignOn',
  invite: 'users.change.invite',
  'invite again': 'users.change.inviteAgain',
  'invite revoked': 'users.change.inviteRevoked',
  'invite used': 'users.change.inviteUsed',
  'objection to a user': 'users.change.objection',
  'position of a location of sale': 'users.change.position',
  profile: 'users.change.profile',
  redact: 'users.redacted',
  redacted: 'users.change.redacted',
  register: 'users.change.register',
  'supplier confirmed': 'users.change.confirmed',
  'supplier not confirmed': 'users.change.notConfirmed',
  'terms of service': 'users.terms',
  'user agreement removed': 'users.change.agreementRemoved',
  'user agreement set': 'users.change.agreementSet',
  'user unlinked': 'users.change.unlinked',
} as const satisfies Record<AccountChange, MessageKey>;

type AccountLine = {
  readonly rev: number;
  readonly changeset?: string | undefined;
  readonly reason?: string | undefined;
};

/** Saving an offer confirms the activity of its owner: then the words are those of the offer's change. */
const OF_OFFERS = /^(create|edit|status (available|unavailable|later|archived))$/;

/** Returns a change in words: `deactivate`, and why → Deaktiviert: closed. An unknown one stays as it was written. */
export function changeText(
  t: Translate,
  { rev, changeset = '', reason }: AccountLine,
  colon: string,
): string {
  if (rev === 1 && changeset === 'create') return t('administration.changeset.create');
  if (OF_OFFERS.test(changeset)) return t('users.change.offer');
  const keys = readAccountChangeset(changeset).map((change) =>
    Object.entries(CHANGES).find(([name]) => name === change),
  );
  if (keys.includes(undefined)) return changeset;
  const what = keys.flatMap((entry) => (entry === undefined ? [] : [t(entry[1])])).join(', ');
  return reason === undefined ? what : what + colon + reason;
}
