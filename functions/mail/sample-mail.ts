import type { Locale } from '#shared/kernel/locale.ts';
import { DAY_MS, MINUTE_MS } from '#shared/kernel/time.ts';
import { MailMessage, type MailParams, type MailTemplateName } from '#shared/mail/mail-message.ts';

type Sample = {
  readonly messageId: string;
  readonly to: string;
  readonly locale: Locale;
  readonly country: string;
  /** The account that the sample mail is addressed to. */
  readonly account: string;
  readonly now: Date;
};

/** Returns a mail of made-up values, as long as real ones, that name nobody who exists. */
export function sampleMail(template: MailTemplateName, sample: Sample): MailMessage {
  const { messageId, to, locale } = sample;
  const params = paramsOf(sample)[template];
  return MailMessage.parse({ messageId, to, locale, template, params });
}

const PERSON = 'Anna Muster';
const PERSON_WITH_ADDRESS = `${PERSON} (anna.muster@example.org)`;
const FARM = 'Biohof Muster';
const OFFICE = 'Ökokontrolle Muster';
const workingDays = 3;
const link = '/';
const SEARCH = {
  name: 'Fleckvieh, 12345 Musterstadt, 200 km',
  link: 'https://example.org/offers',
  more: 2,
  offers: [{ line: '12 Fleckvieh, Musterstadt', link: 'https://example.org/offer' }],
};

function paramsOf({ country, account, now }: Sample): MailParams {
  const inFuture = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const request = { hid: `XX-${now.getUTCFullYear()}-000001`, request: account, country };
  const term = { ...request, party: OFFICE, until: inFuture(7 * DAY_MS) };
  const used = { country, accountName: FARM, person: PERSON_WITH_ADDRESS };
  const code = { code: '123456', expires: inFuture(30 * MINUTE_MS) };
  const contact = {
    country,
    name: PERSON,
    subject: 'Lorem ipsum',
    message: 'Lorem ipsum dolor sit amet.\nConsetetur sadipscing elitr.',
    reference: '0A1B2C3D',
  };
  const decided = {
    country,
    authority: 'Landesamt Muster',
    offers: ['12 · Angus, DE 26', '3 · Fleckvieh, DE 27'],
  };
  const undone = { offers: decided.offers, requests: [request.hid] };
  return {
    requestStepWaiting: request,
    requestsHandedOver: { country, count: 1234 },
    requestStepDone: request,
    requestDecided: { ...request, outcome: 'accepted' },
    requestRetracted: request,
    requestWaived: request,
    requestRevoked: { ...request, party: OFFICE },
    requestDeleted: request,
    requestReopened: { ...request, party: OFFICE },
    requestStepDue: term,
    requestEndsSoon: term,
    requestStepStays: term,
    requestLapsesSoon: term,
    requestPassedOn: term,
    requestStillOpen: term,
    requestOverdue: term,
    requestReportDue: term,
    requestReportMissing: term,
    requestLapsed: term,
    requestMarkTaken: { ...request, editor: PERSON },
    emailVerification: { country, account, ...code },
    invitation: { country, accountName: FARM, role: 'AGR', link, expires: inFuture(7 * DAY_MS) },
    addressRemoved: { country, accountName: FARM },
    farmCode: { ...used, ...code },
    accountJoined: { ...used, link },
    farmClaimed: { ...used, link, expires: inFuture(14 * DAY_MS) },
    accountLeft: { ...used, departure: 'left', users: 2 },
    farmRestored: { ...used, ...undone, users: 2, since: now.toISOString() },
    contactRequest: {
      ...contact,
      email: 'anna.muster@example.org',
      phone: '+49 30 123456',
      controlNumber: 'XX-123-456',
    },
    contactRequestCopy: { ...contact, workingDays },
    contactReceipt: { country, reference: contact.reference, workingDays },
    missingOffergroup: {
      country,
      name: 'Murnau-Werdenfelser',
      animalkind: 'Bos taurus',
      accountName: FARM,
    },
    missingOffergroupKnown: {
      country,
      name: 'Murnau-Werdenfelser',
      offergroup: 'Murnau-Werdenfelser',
      answer: contact.message,
    },
    missingOffergroupRefused: { country, name: 'Murnau-Werdenfelser', answer: contact.message },
    offerAccepted: decided,
    offerRejected: { ...decided, reason: contact.message },
    activityWarning: { country, count: 12, until: term.until },
    newOffers: { country, link, searches: [SEARCH] },
    importFinished: {
      country,
      fileName: 'muster.xlsx',
      does: 'imported',
      rows: 1234,
      failed: 5,
      link,
    },
    exportReady: {
      country,
      file: 'requests-2026-03-16.xlsx',
      rows: 12_345,
      link,
      expires: inFuture(7 * DAY_MS),
    },
  };
}
