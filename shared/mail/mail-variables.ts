import type { MailTemplateName } from './mail-message.ts';

/** The variables that every mail knows. */
const always = ['domain'] as const;
const decidedOffers = ['offers', 'offer', 'authority', 'link', ...always] as const;
const usedAccount = ['accountName', 'person', ...always] as const;
const request = ['hid', 'link', ...always] as const;
const requestTerm = { known: [...request, 'party', 'until'], needed: ['link', 'until'] } as const;

/**
 * The variables that the texts of a mail may name as `((name))`. A body without those that are `needed` would be of no
 * use to its reader.
 */
export const MAIL_VARIABLES = {
  requestStepWaiting: { known: request, needed: ['link'] },
  requestsHandedOver: { known: ['count', 'link', ...always], needed: ['link'] },
  requestStepDone: { known: request, needed: ['link'] },
  requestDecided: { known: [...request, 'outcome'], needed: ['link'] },
  requestRetracted: { known: request, needed: ['link'] },
  requestWaived: { known: request, needed: ['link'] },
  requestRevoked: { known: [...request, 'party'], needed: ['link'] },
  requestDeleted: { known: ['hid', ...always], needed: ['hid'] },
  requestReopened: { known: [...request, 'party'], needed: ['link'] },
  requestStepDue: requestTerm,
  requestEndsSoon: requestTerm,
  requestStepStays: requestTerm,
  requestLapsesSoon: requestTerm,
  requestPassedOn: requestTerm,
  requestStillOpen: requestTerm,
  requestOverdue: requestTerm,
  requestReportDue: requestTerm,
  requestReportMissing: requestTerm,
  requestLapsed: requestTerm,
  requestMarkTaken: { known: [...request, 'editor'], needed: ['link'] },
  emailVerification: { known: ['code', 'minutes', ...always], needed: ['code'] },
  invitation: {
    known: ['accountName', 'role', 'link', 'expires', ...always],
    needed: ['link'],
  },
  addressRemoved: { known: ['accountName', ...always], needed: ['accountName'] },
  farmCode: { known: [...usedAccount, 'code', 'minutes'], needed: ['code'] },
  accountJoined: { known: [...usedAccount, 'link'], needed: ['person', 'link'] },
  farmClaimed: { known: [...usedAccount, 'link', 'expires'], needed: ['person', 'link'] },
  accountLeft: {
    known: [...usedAccount, 'departure', 'users'],
    needed: ['person'],
  },
  farmRestored: {
    known: [...usedAccount, 'users', 'since', 'offers', 'requests'],
    needed: ['person', 'offers', 'requests'],
  },
  contactRequest: {
    known: [
      'name',
      'email',
      'phone',
      'controlNumber',
      'subject',
      'message',
      'reference',
      ...always,
    ],
    needed: ['message', 'email'],
  },
  contactRequestCopy: {
    known: ['name', 'subject', 'message', 'days', 'reference', ...always],
    needed: [],
  },
  contactReceipt: { known: ['days', 'reference', ...always], needed: [] },
  missingOffergroup: {
    known: ['name', 'animalkind', 'accountName', ...always],
    needed: ['name'],
  },
  missingOffergroupKnown: {
    known: ['name', 'offergroup', 'answer', ...always],
    needed: ['offergroup'],
  },
  missingOffergroupRefused: { known: ['name', 'answer', ...always], needed: ['name', 'answer'] },
  offerAccepted: { known: decidedOffers, needed: ['offers'] },
  exportReady: { known: ['file', 'rows', 'link', 'expires', ...always], needed: ['link'] },
  newOffers: { known: ['searches', 'search', 'link', ...always], needed: ['searches', 'link'] },
  activityWarning: { known: ['count', 'until', 'link', ...always], needed: ['link', 'until'] },
  importFinished: {
    known: ['fileName', 'act', 'rows', 'failed', 'link', ...always],
    needed: ['link'],
  },
  offerRejected: { known: [...decidedOffers, 'reason'], needed: ['offers', 'reason'] },
} as const satisfies Record<
  MailTemplateName,
  { readonly known: readonly string[]; readonly needed: readonly string[] }
>;
