import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { countryEntity } from '#shared/countries/endpoints.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { lastWholeDay } from '#shared/kernel/last-whole-day.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { VERIFICATION_CODE_SECONDS } from '#shared/mail/limits.ts';
import type { MailMessage, MailParams, RequestMail } from '#shared/mail/mail-message.ts';
import { activityPath, MY_OFFERS_PATH, myOfferPath } from '#shared/mail/offer-paths.ts';
import { fillVariables, type MailValues } from './mail-markup.ts';
import type { MailTexts } from './templates/mail-texts.ts';

export type MailSite = {
  readonly domain: string;
  readonly address: string;
  /** The zone in which the country counts its days: IANA name. */
  readonly timeZone: string;
  /** The sender of the country's mails, if the country has one of its own. */
  readonly sender?: string | undefined;
};

/** Returns the site that a mail names and leads to: that of the country's first domain. */
export async function mailSiteOf(
  country: string,
  { store, config }: Pick<MailWorld, 'store' | 'config'>,
): Promise<MailSite> {
  const entity = await store.latest(countryEntity, country);
  const [domain] = entity?.data.domains ?? [];
  if (entity === undefined || domain === undefined)
    throw new Error('The country of the mail has no domain.');
  return {
    domain,
    address: config.PUBLIC_URL_PATTERN.replace('{domain}', domain),
    timeZone: timeZoneOf(entity.data),
    sender: config.MAIL_SENDERS[entity.data.code],
  };
}

type Words = {
  readonly site: MailSite;
  readonly texts: Pick<
    MailTexts,
    'outcomes' | 'roles' | 'departures' | 'importActs' | 'newOffers' | 'somebody'
  >;
  readonly locale: Locale;
};

/** Returns the values of a mail: all variables that `MAIL_VARIABLES` names for it. */
export function valuesOf(message: MailMessage, words: Words): MailValues {
  return { ...ownValues(message, words), domain: words.site.domain };
}

const ABSENT = '–';
const MINUTE_SECONDS = 60;

function ownValues(message: MailMessage, { site, texts, locale }: Words): MailValues {
  switch (message.template) {
    case 'requestStepDue':
    case 'requestEndsSoon':
    case 'requestStepStays':
    case 'requestLapsesSoon':
    case 'requestPassedOn':
    case 'requestStillOpen':
    case 'requestOverdue':
    case 'requestReportDue':
    case 'requestReportMissing':
    case 'requestLapsed':
      return requestTermValues(message, { site, locale });
    case 'requestStepWaiting':
    case 'requestStepDone':
    case 'requestRetracted':
    case 'requestWaived':
    case 'requestRevoked':
    case 'requestReopened':
    case 'requestMarkTaken':
    case 'requestDecided':
      return requestValues(message, { site, texts });
    case 'requestDeleted':
      return { hid: message.params.hid };
    case 'requestsHandedOver':
      return {
        count: numberIn(locale, message.params.count),
        link: `${site.address}${REQUESTS_PATH}`,
      };
    case 'emailVerification':
      return codeValues(message.params);
    case 'invitation': {
      const { accountName, role, link, expires } = message.params;
      return {
        accountName,
        role: texts.roles[role],
        link: `${site.address}${link}`,
        expires: longDay({ locale, site }, lastWholeDay(expires)),
      };
    }
    case 'addressRemoved':
      return { accountName: message.params.accountName };
    case 'farmCode':
    case 'accountJoined':
    case 'farmClaimed':
    case 'accountLeft':
    case 'farmRestored':
      return usedAccountValues(message, { site, texts, locale });
    case 'contactRequest': {
      const { name, email, phone = ABSENT, controlNumber = ABSENT } = message.params;
      const { subject, message: text, reference } = message.params;
      return { name, email, phone, controlNumber, subject, message: text, reference };
    }
    case 'contactRequestCopy': {
      const { name, subject, message: text, reference, workingDays } = message.params;
      return { name, subject, message: text, reference, days: String(workingDays) };
    }
    case 'contactReceipt':
      return {
        reference: message.params.reference,
        days: String(message.params.workingDays),
      };
    case 'offerAccepted':
    case 'offerRejected':
      return decidedOffersValues(message, { site });
    case 'activityWarning': {
      const { country, count, until } = message.params;
      return {
        count: numberIn(locale, count),
        until: longDay({ locale, site }, until),
        link: `${site.address}${activityPath(country)}`,
      };
    }
    case 'newOffers':
      return newOffersValues(message.params, { site, texts, locale });
    case 'importFinished':
      return importValues(message.params, { site, texts, locale });
    case 'exportReady': {
      const { file, rows, link, expires } = message.params;
      return {
        file,
        rows: numberIn(locale, rows),
        link: `${site.address}${link}`,
        expires: longDay({ locale, site }, lastWholeDay(expires)),
      };
    }
    case 'missingOffergroup':
    case 'missingOffergroupKnown':
    case 'missingOffergroupRefused': {
      const { country: _, ...values } = message.params;
      return values;
    }
  }
}

const numberIn = (locale: Locale, number: number): string =>
  new Intl.NumberFormat(toLanguageTag(locale)).format(number);

/** Returns the first of several names, and how many more there are: `12 Angus (+2)`. */
const firstOf = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} (+${more.length})`;

function decidedOffersValues(
  message: Extract<MailMessage, { template: 'offerAccepted' | 'offerRejected' }>,
  { site }: Pick<Words, 'site'>,
): MailValues {
  const { authority, offers } = message.params;
  const link = `${site.address}${MY_OFFERS_PATH}`;
  const values = { authority, offers: offers.join('\n'), offer: firstOf(offers), link };
  if (message.template === 'offerAccepted') return values;
  const { reason, offer } = message.params;
  return { ...values, reason, ...(offer && { link: site.address + myOfferPath(offer) }) };
}

/** Returns the offers of each search below its name, each a link, and the link to them all. */
function newOffersValues(
  { searches, link }: MailParams['newOffers'],
  { site, texts, locale }: Words,
): MailValues {
  const parts = searches.flatMap(({ name, offers, more, link: url }, index) => {
    const words = more > 0 ? texts.newOffers.more : texts.newOffers.all;
    const text = fillVariables(words, { count: numberIn(locale, more) });
    const links = [
      ...offers.map((offer) => ({ text: offer.line, url: offer.link })),
      { text, url },
    ];
    return [
      { kind: 'text', text: index === 0 ? '' : '\n\n' } as const,
      { kind: 'strong', text: name } as const,
      ...links.flatMap(
        (to) =>
          [
            { kind: 'text', text: '\n' },
            { kind: 'link', ...to },
          ] as const,
      ),
    ];
  });
  return {
    searches: parts,
    search: firstOf(searches.map(({ name }) => name)),
    link: `${site.address}${link}`,
  };
}

function importValues(
  { fileName, does, rows, failed, link }: MailParams['importFinished'],
  { site, texts, locale }: Words,
): MailValues {
  return {
    fileName,
    act: texts.importActs[does],
    rows: numberIn(locale, rows),
    failed: numberIn(locale, failed),
    link: `${site.address}${link}`,
  };
}

type RequestTermMail = Extract<RequestMail, { params: { until: string } }>;

function requestTermValues(
  { params: { hid, request, party, until } }: RequestTermMail,
  { site, locale }: Pick<Words, 'site' | 'locale'>,
): MailValues {
  const link = `${site.address}${requestPath(request)}`;
  return { hid, link, party, until: longDay({ locale, site }, until) };
}

function requestValues(
  message: Exclude<RequestMail, RequestTermMail | { template: 'requestDeleted' }>,
  { site, texts }: Pick<Words, 'site' | 'texts'>,
): MailValues {
  const { hid, request } = message.params;
  const values = { hid, link: `${site.address}${requestPath(request)}` };
  if ('party' in message.params) return { ...values, party: message.params.party };
  if (message.template === 'requestMarkTaken') {
    return { ...values, editor: message.params.editor };
  }
  return message.template === 'requestDecided'
    ? { ...values, outcome: texts.outcomes[message.params.outcome] }
    : values;
}

const codeValues = ({ code }: { readonly code: string }): MailValues => ({
  code,
  minutes: String(VERIFICATION_CODE_SECONDS / MINUTE_SECONDS),
});

type UsedAccountMail = Extract<
  MailMessage,
  { template: 'farmCode' | 'accountJoined' | 'farmClaimed' | 'accountLeft' | 'farmRestored' }
>;

function usedAccountValues(message: UsedAccountMail, { site, texts, locale }: Words): MailValues {
  const { accountName, person = texts.somebody } = message.params;
  const who = { accountName, person };
  switch (message.template) {
    case 'farmCode':
      return { ...who, ...codeValues(message.params) };
    case 'accountJoined':
      return { ...who, link: `${site.address}${message.params.link}` };
    case 'farmClaimed': {
      const { link, expires } = message.params;
      return {
        ...who,
        link: `${site.address}${link}`,
        expires: longDay({ locale, site }, lastWholeDay(expires)),
      };
    }
    case 'accountLeft': {
      const { departure, users } = message.params;
      return { ...who, departure: texts.departures[departure], users: String(users) };
    }
    case 'farmRestored': {
      const { users, since, offers, requests } = message.params;
      return {
        ...who,
        users: String(users),
        since: longDay({ locale, site }, since),
        offers: offers.join('\n') || ABSENT,
        requests: requests.join('\n') || ABSENT,
      };
    }
  }
}

/** Returns the day that an instant has in the country of the mail, in the reader's language. */
function longDay({ locale, site }: Pick<Words, 'locale' | 'site'>, instant: string): string {
  const { timeZone } = site;
  const format = new Intl.DateTimeFormat(toLanguageTag(locale), { dateStyle: 'long', timeZone });
  return format.format(new Date(instant));
}

/** The path of an office's requests on a country's site; mails lead there, so the web keeps this address for ever. */
const REQUESTS_PATH = '/requests';

/** Returns the path of one request on a country's site; the web keeps it for ever, like `REQUESTS_PATH`. */
const requestPath = (request: string): string => `${REQUESTS_PATH}/${request}`;
