import type { Account } from '#shared/accounts/account.ts';
import type { ManyResult } from '#shared/accounts/many-customers.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { testId } from '#test/support/test-id.ts';
import type { Row } from './authorization-cells.ts';
import { ADMINISTRATORS, EVERYBODY, everywhere, SIGNED_IN } from './authorization-tables.ts';
import { inviteOf } from './authorization-targets.ts';
import { accountId, countryOf } from './campaign-people.ts';
import { TERMS_VERSION } from './reference-rows.ts';

const REASON = 'asked for by letter';

/** Nobody gets in with a token that is none, whoever asks. */
const REFUSED_TOKEN = 'out  out  out  out  out  out  out  out  out';

/** An account that none of the callers uses, or is the control body of. */
const NOBODYS_OWN = 'no   gone gone gone gone gone gone gone out';

/** What administrators do to an invitation that is open, to none, and to one of another account. */
function onInvites(): Row {
  const none = 'no   noinv no   no   no   no   no   no   out';
  return [
    {
      what: 'an open invitation',
      input: async (cell) => {
        const { id } = await cell.row('invited farmer');
        return { account: id, invite: inviteOf(id) };
      },
      ...everywhere(ADMINISTRATORS),
      writes: true,
    },
    {
      what: 'an invitation that is none',
      input: ({ circle }) => ({ account: accountId('AGR', circle), invite: testId('no invite') }),
      ...everywhere(none),
    },
    {
      what: 'an invitation to another account',
      input: async (cell) => {
        const { id } = await cell.row('invited farmer');
        return { account: accountId('AGR', cell.circle), invite: inviteOf(id) };
      },
      ...everywhere(none),
    },
  ];
}

/** Calls of accounts, settings, mail and contact: what the role alone decides, and whose account it may be. */
export const accountRows = {
  'accounts.registerFarmer': [
    {
      what: 'with a token that is none',
      input: ({ circle }) => ({
        insId: accountId('INS', circle),
        citycode: '80331',
        controlNumber: 'DE-BY-006-12345-A',
        country: countryOf(circle),
        token: 'a.b.c',
      }),
      isAnonymous: true,
      own: REFUSED_TOKEN,
    },
  ],
  'accounts.requestFarmCode': [
    {
      what: 'with a token that is none',
      input: ({ circle }) => ({
        insId: accountId('INS', circle),
        citycode: '80331',
        controlNumber: 'DE-BY-006-12345-A',
        country: countryOf(circle),
        token: 'a.b.c',
      }),
      isAnonymous: true,
      own: REFUSED_TOKEN,
    },
  ],
  'accounts.getObjection': [
    {
      what: 'a link that nobody was sent',
      input: () => ({ objectionId: 'A'.repeat(22) }),
      own: 'noobj noobj noobj noobj noobj noobj noobj noobj out',
    },
  ],
  'accounts.objectToUser': [
    {
      what: 'a link that nobody was sent',
      input: () => ({ objectionId: 'A'.repeat(22) }),
      own: 'noobj noobj noobj noobj noobj noobj noobj noobj out',
    },
  ],
  'accounts.register': [
    {
      what: 'with a token that is none',
      input: ({ circle }) => ({
        userData: {
          name: 'Hof',
          country: countryOf(circle),
          address: { citycode: '80331', city: 'München' },
        },
        token: 'a.b.c',
      }),
      isAnonymous: true,
      own: REFUSED_TOKEN,
    },
  ],
  'accounts.getInvite': [
    {
      what: 'an invitation that is none',
      input: () => ({ inviteId: 'A'.repeat(22) }),
      own: 'noinv noinv noinv noinv noinv noinv noinv noinv out',
    },
  ],
  'accounts.getUsers': [
    {
      what: 'of a farmer',
      input: ({ circle }) => ({ account: accountId('AGR', circle) }),
      own: 'no   gone gone ok   ok   gone gone ok   out',
      other: NOBODYS_OWN,
      foreign: NOBODYS_OWN,
    },
    {
      what: 'of a supplier, whom everybody may read',
      input: ({ circle }) => ({ account: accountId('SUP', circle) }),
      own: 'no   gone ok   gone gone gone gone gone out',
      other: NOBODYS_OWN,
      foreign: NOBODYS_OWN,
    },
  ],
  'accounts.inviteUser': [
    {
      what: 'for a farmer without users',
      input: async (cell) => ({
        account: (await cell.row('invited farmer')).id,
        email: `${cell.caller}@${cell.circle}.example`.toLowerCase(),
      }),
      own: 'no   gone gone gone ok   gone gone gone out',
      other: NOBODYS_OWN,
      foreign: NOBODYS_OWN,
      writes: true,
    },
  ],
  'accounts.inviteCustomers': [
    {
      what: 'a farmer whom an invitation waits for',
      input: async (cell) => ({ accounts: [(await cell.row('invited farmer')).id] }),
      found: ({ already }: ManyResult) => already.length,
      own: 'no   no   no   no   ok   no   no   no   out',
      other: 'no   no   no   no   none no   no   no   out',
      foreign: 'no   no   no   no   none no   no   no   out',
    },
  ],
  'accounts.resendUserInvite': [
    {
      what: 'an invitation that an administrator sent',
      input: async (cell) => {
        const { id } = await cell.row('invited farmer');
        return { account: id, invite: inviteOf(id) };
      },
      own: 'no   gone gone gone noinv gone gone gone out',
      other: NOBODYS_OWN,
      foreign: NOBODYS_OWN,
    },
  ],
  'accounts.revokeUserInvite': [
    {
      what: 'an invitation that an administrator sent',
      input: async (cell) => {
        const { id } = await cell.row('invited farmer');
        return { account: id, invite: inviteOf(id) };
      },
      own: 'no   gone gone gone noinv gone gone gone out',
      other: NOBODYS_OWN,
      foreign: NOBODYS_OWN,
    },
  ],
  'accounts.removeUser': [
    {
      what: 'somebody who does not use it',
      input: ({ circle }) => ({ account: accountId('AGR', circle), user: 'nobody' }),
      own: 'no   gone gone link gone gone gone link out',
      other: NOBODYS_OWN,
      foreign: NOBODYS_OWN,
    },
  ],
  'accounts.unregister': [
    {
      what: 'of a guest',
      input: () => ({ field: 'unknown' }),
      own: 'no   bad  bad  bad  bad  bad  bad  bad  out',
    },
  ],
  'accounts.unlinkAccount': [
    {
      what: 'somebody else',
      input: ({ circle }) => ({ account: accountId('AUT', circle), ssoUser: 'nobody' }),
      own: 'no   link link link link link link link out',
      other: 'no   link link link link link link link out',
      foreign: 'no   link link link link link link link out',
    },
  ],
  'accounts.createAccount': [
    {
      what: 'an association',
      input: ({ circle }) => ({
        staticData: { name: 'Verband', role: 'ASO', country: countryOf(circle) },
        userData: { address: {} },
      }),
      ...everywhere(ADMINISTRATORS),
      writes: true,
    },
  ],
  'accounts.updateAccount': [
    {
      what: 'a memo',
      input: async (cell) => ({ account: (await cell.row('farmer')).id, adminMemo: 'called back' }),
      ...everywhere(ADMINISTRATORS),
      writes: true,
    },
  ],
  'accounts.getAccess': [
    {
      what: 'of a farmer',
      input: ({ circle }) => ({ account: accountId('AGR', circle) }),
      ...everywhere(ADMINISTRATORS),
    },
  ],
  'accounts.createAccountInvite': [
    {
      what: 'for a farmer',
      input: async (cell) => ({ account: (await cell.row('farmer')).id }),
      ...everywhere(ADMINISTRATORS),
      writes: true,
    },
  ],
  'accounts.resendAccountInvite': onInvites(),
  'accounts.revokeAccountInvite': onInvites(),
  'accounts.redactAccount': [
    {
      what: 'a farmer',
      input: async (cell) => ({ account: (await cell.row('farmer')).id, reason: REASON }),
      ...everywhere(ADMINISTRATORS),
      writes: true,
    },
    {
      what: 'an office',
      input: async (cell) => ({ account: (await cell.row('office')).id, reason: REASON }),
      ...everywhere(ADMINISTRATORS),
      writes: true,
    },
    {
      what: 'a row that is no account',
      input: async (cell) => ({ account: (await cell.row('region')).id, reason: REASON }),
      ...everywhere('no   gone no   no   no   no   no   no   out'),
    },
    {
      what: 'the account in use',
      input: ({ who }) => ({ account: who?.id ?? testId('nobody at all'), reason: REASON }),
      own: 'no   self no   no   no   no   no   no   out',
    },
  ],
  'accounts.updateProfile': [
    {
      what: 'a revision that never was',
      input: () => ({ uiLocale: 'en_GB', rev: 900_000 }),
      own: 'no   stale stale stale stale stale stale stale out',
    },
  ],
  'accounts.updateGeoPosition': [
    {
      what: 'a place that a farmer does not have',
      input: ({ circle }) => ({
        userId: accountId('AGR', circle),
        countryId: countryOf(circle),
        locationOfSale: testId('no site'),
        geoPosition: { lat: 48.1, lon: 11.5 },
      }),
      own: 'no   noloc gone noloc no   no   no   noloc out',
      other: 'no   noloc gone gone no   no   no   gone out',
      foreign: 'no   noloc gone gone no   no   no   gone out',
    },
  ],
  'accounts.acceptTerms': [
    {
      what: 'the present terms',
      input: () => ({ version: TERMS_VERSION }),
      isRight: (account: Entity<Account>) => account.data.supExtra.tosVersion === TERMS_VERSION,
      own: 'no   no   ok   ok   no   no   no   ok   out',
      byNewcomer: true,
      writes: true,
    },
    {
      what: 'earlier terms',
      input: () => ({ version: 'none' }),
      own: 'no   no   oldterms oldterms no   no   no   oldterms out',
    },
  ],
  'accounts.setUserAgreement': [
    {
      what: 'of a farmer',
      input: async (cell) => ({ account: (await cell.row('farmer')).id, agreed: true }),
      own: 'no   no   no   no   ok   no   gone no   out',
      other: 'no   no   no   no   gone no   gone no   out',
      foreign: 'no   no   no   no   gone no   gone no   out',
      writes: true,
    },
  ],
  'accounts.setUserAgreements': [
    {
      what: 'of a farmer',
      input: async (cell) => ({ accounts: [(await cell.row('farmer')).id] }),
      found: ({ done }: ManyResult) => done.length,
      own: 'no   no   no   no   ok   no   gone no   out',
      other: 'no   no   no   no   none no   gone no   out',
      foreign: 'no   no   no   no   none no   gone no   out',
      writes: true,
    },
  ],
  'accounts.refreshAso': [
    {
      what: 'own associations',
      input: () => ({}),
      own: 'no   no   no   ok   no   no   ok   ok   out',
    },
  ],
  'settings.get': [{ what: 'own settings', input: () => ({}), own: SIGNED_IN }],
  'settings.update': [
    {
      what: 'own settings',
      input: () => ({ settings: { timeFormat: '24' } }),
      own: SIGNED_IN,
      writes: true,
    },
  ],
  'mail.check': [
    {
      what: 'an address of nobody',
      input: () => ({ email: 'nobody@example.org' }),
      own: SIGNED_IN,
    },
  ],
  'mail.request': [
    {
      what: 'a code',
      input: () => ({ email: 'nobody@example.org' }),
      own: 'no   feat ok   feat ok   ok   ok   feat out',
    },
  ],
  'mail.complete': [
    {
      what: 'a code that was never sent',
      input: () => ({ email: 'somebody@example.org', code: '000000' }),
      own: 'no   feat code feat code code code feat out',
    },
  ],
  'mail.signOn': [
    {
      what: 'a token that is none',
      input: () => ({ token: 'a.b.c' }),
      own: 'no   out  out  out  out  out  out  out  out',
    },
  ],
  'mail.listTemplates': [{ what: 'texts', input: () => ({}), own: ADMINISTRATORS }],
  'mail.previewTemplate': [
    {
      what: 'a text',
      input: () => ({
        name: 'requestDecided',
        language: 'de_DE',
        subject: 'Entschieden: ((hid))',
        body: '((link))',
      }),
      own: ADMINISTRATORS,
    },
  ],
  'mail.sendTest': [
    {
      what: 'a text',
      input: () => ({
        name: 'requestDecided',
        language: 'de_DE',
        subject: 'Entschieden: ((hid))',
        body: '((link))',
      }),
      own: ADMINISTRATORS,
    },
  ],
  'mail.getHistory': [
    {
      what: 'a subject',
      input: () => ({ name: 'requestDecided', language: 'de_DE', type: 'subject' }),
      own: ADMINISTRATORS,
    },
  ],
  'mail.setTemplate': [
    {
      what: 'a subject',
      input: () => ({
        name: 'requestDecided',
        template: 'Entschieden: ((hid))',
        language: 'de_DE',
        type: 'subject',
      }),
      own: ADMINISTRATORS,
      writes: true,
    },
  ],
  'contact.contactRequest': [
    {
      what: 'a message',
      input: ({ circle }) => ({
        name: 'A. Muster',
        email: 'a.muster@example.org',
        subject: 'Frage',
        message: 'Wie lange dauert das?',
        country: countryOf(circle),
      }),
      own: EVERYBODY,
    },
  ],
  'contact.missingOffergroup': [
    {
      what: 'a breed',
      input: () => ({ name: 'Tuxer', animalkind: testId('cattle') }),
      writes: true,
      own: SIGNED_IN,
    },
  ],
  'diagnostics.reportError': [
    { what: 'a report', input: () => ({ message: 'x is undefined' }), own: EVERYBODY },
  ],
  'diagnostics.writeLog': [
    { what: 'a line', input: () => ({ level: 'info', message: 'page shown' }), own: EVERYBODY },
  ],
} as const satisfies Readonly<Record<string, Row>>;
