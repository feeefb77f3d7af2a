import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offer } from '#shared/offers/offer.ts';
import type { SavedSearches } from '#shared/offers/savedsearches.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { Upload } from '#shared/uploads/upload.ts';
import { testId } from '#test/support/test-id.ts';

/** Who reads: only what rights are made of. Null is a visitor. */
export type Reader = { readonly id: string; readonly data: Account } | null;

/**
 * What a row rests on besides itself. All countries of the campaign's accounts are on, and use associations; abroad
 * administrators confirm sellers.
 */
type Around = {
  readonly now: Date;
  readonly accounts: readonly Entity[];
  readonly offers: readonly Entity[];
  readonly requests: readonly Entity[];
};

type Shows = (data: never, reader: Reader, entity: Entity, around: Around) => object | undefined;

const is = (reader: Reader, role: Account['staticData']['role']): boolean =>
  reader?.data.staticData.role === role;
const isIn = (reader: Reader, regions: string): boolean =>
  is(reader, 'AUT') && reader?.data.staticData.responsibleForRegions.includes(regions) === true;
const without = (data: object, ...names: string[]): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

const HIDDEN_FROM_ALL = ['ssoUsers', 'invites', 'registeredBy'];

/** An account without what administrators note of it; of an exception only that it is there and since when. */
const withoutNotes = (account: Account): Account => {
  const { certificationOverride: exception, ...staticData } = account.staticData;
  const shown = exception && { certificationOverride: { on: exception.on } };
  return { ...without(account, 'adminMemo'), staticData: { ...staticData, ...shown } } as Account;
};

/** What a supplier tells buyers; where a location has no contact of its own, that of the account. */
const contacts = ({ userData }: Account): object[] =>
  userData.supData.map((entry) => ({
    ...without(entry, 'activityWarningsMailsSent', 'activityWarnedOn'),
    locationsOfSale: entry.locationsOfSale.map((location) => {
      const { phone, email } = location.address;
      const { address } = phone || email ? location : userData;
      const contact = { phone: address.phone, email: address.email };
      const shown = without(location, 'internalName');
      return { ...shown, address: { ...location.address, ...contact } };
    }),
  }));

/** May everybody read what the account says of its sale in a country? */
const isPublicSeller = ({ active, supExtra, userData }: Account): boolean =>
  active &&
  supExtra.tosAcceptedOn !== undefined &&
  userData.deactivatedOn === undefined &&
  userData.supData.some(
    ({ country, confirmedByAdminOn }) => country !== testId('abroad') || confirmedByAdminOn,
  );

const isPartyOf = ({ agr, ins, aso, sup, aut, creator, status }: RequestProcess, reader: Reader) =>
  reader !== null &&
  (status === 'new' ? [creator] : [agr, ins, aso, sup, aut, creator]).includes(reader.id);

const showsAccount = (
  stored: Account,
  reader: Reader,
  { id }: Entity,
  around: Around,
): object | undefined => {
  const account = without(stored, ...HIDDEN_FROM_ALL) as Account;
  const { staticData, userData, active, supExtra } = account;
  if (is(reader, 'ADM')) return account;
  const own = withoutNotes(account);
  if (reader?.id === id) return own;
  const isCustomer =
    (is(reader, 'INS') &&
      userData.insData.some(({ ins, deactivatedOn }) => ins === reader?.id && !deactivatedOn)) ||
    (is(reader, 'ASO') &&
      userData.asoData.some(({ aso, deactivatedOn }) => aso === reader?.id && !deactivatedOn));
  if (isCustomer) {
    const isOver = ({ deactivatedOn }: { deactivatedOn?: string | undefined }) => !!deactivatedOn;
    const insData = userData.insData
      .filter((tie) => !isOver(tie))
      .map((tie) => (tie.ins === reader?.id ? tie : { ins: tie.ins }));
    const asoData = userData.asoData
      .filter((tie) => !isOver(tie))
      .map((tie) => (tie.aso === reader?.id ? tie : { aso: tie.aso }));
    const kept = without(userData, 'requestFolders');
    const shown = { ...own, userData: { ...kept, insData, asoData } };
    return is(reader, 'INS') ? { ...shown, hasUsers: stored.ssoUsers.length > 0 } : shown;
  }
  const { name, role, country, standardName, code, eggBreeder } = staticData;
  const named = { active, staticData: { name, country, eggBreeder } };
  const office = { name, role, country, standardName, code };
  const isOffice = ['INS', 'AUT', 'ASO'].includes(role);
  const isNamed = around.requests
    .map(({ data }) => data as RequestProcess)
    .filter((process) => isPartyOf(process, reader))
    .some(({ ins, aso, sup, aut }) => [ins, aso, sup, aut].includes(id));
  const shownName = isOffice
    ? { active, staticData: office, userData: { address: {} } }
    : { ...named, userData: { supData: [] } };
  const nameAlone = isNamed ? shownName : undefined;
  if (!active) return nameAlone;
  if (isOffice) {
    const { canActAsFarmer, canReceiveRequests, confirmedByAdminOn } = staticData;
    const shown = { ...office, canActAsFarmer, canReceiveRequests, confirmedByAdminOn };
    return { active, staticData: shown, userData: { address: userData.address } };
  }
  if (supExtra.tosAcceptedOn === undefined || userData.supData.length === 0) return nameAlone;
  const isOverseen =
    is(reader, 'AUT') &&
    userData.supData.some((entry) => entry.country === reader?.data.staticData.country);
  if (!isPublicSeller(account) && !isOverseen) return nameAlone;
  return { ...named, userData: { supData: contacts(account) } };
};

const showsOffer = (
  offer: Offer,
  reader: Reader,
  _: Entity,
  { now }: Around,
): object | undefined => {
  const isOwner = reader !== null && reader.id === offer.owner;
  if (is(reader, 'ADM') || isOwner || isIn(reader, offer.region)) return offer;
  const isFound =
    offer.status !== 'archived' &&
    ['none', 'accepted'].includes(offer.autApproval.status) &&
    offer.ownerActive &&
    Date.parse(offer.activityUntil) > now.getTime();
  if (!isFound) return undefined;
  const associations = offer.associationsHidden ? [] : offer.associations;
  return { ...without(offer, 'history', 'associationsHidden'), associations };
};

const showsLogo = (seller: Entity, id: string, reader: Reader, around: Around): boolean => {
  const shown = showsAccount(seller.data as Account, reader, seller, around) as Account | undefined;
  return shown?.userData.supData?.some(({ logo }) => logo === id) === true;
};

const showsUpload = (
  upload: Upload,
  reader: Reader,
  { id }: Entity,
  around: Around,
): object | undefined => {
  if (is(reader, 'ADM') || reader?.id === upload.owner) return upload;
  const isReader = reader !== null && upload.readers.includes(reader.id);
  const isOffered = around.offers.some((entity) => {
    const offer = entity.data as Offer;
    const photos = (offer.photos ?? []).flatMap(({ large, small }) => [large, small]);
    const shows = offer.owner === upload.owner && [...offer.attachments, ...photos].includes(id);
    const isRead = isIn(reader, offer.region) || showsOffer(offer, null, entity, around);
    return shows && isRead;
  });
  const isLogo =
    upload.logo &&
    around.accounts.some(
      (seller) => seller.id === upload.owner && showsLogo(seller, id, reader, around),
    );
  const isAttached =
    upload.category === 'request' &&
    around.requests
      .map(({ data }) => data as RequestProcess)
      .filter(({ status, region }) => status !== 'new' && isIn(reader, region))
      .some(({ attachments }) => attachments.some((attached) => attached.upload === id));
  const isShown = isLogo || isAttached || isOffered;
  return isReader || isShown ? without(upload, 'readers') : undefined;
};

/** A request as its supplier sees it: of the farm the name, the town and the region. */
const withoutFarm = (process: RequestProcess): object => {
  const { applicant, agrSite, searchFilter } = process;
  const { city, region, country } = agrSite.address;
  return {
    ...process,
    applicant: { name: applicant.name },
    agrSite: {
      id: agrSite.id,
      isDefault: agrSite.isDefault,
      internalName: applicant.name,
      address: { city, region, country },
    },
    ...(searchFilter && {
      searchFilter: { ...without(searchFilter, 'position'), offers: [] },
    }),
  };
};

const showsRequest = (process: RequestProcess, reader: Reader): object | undefined => {
  if (reader === null) return undefined;
  const folders = process.folders.filter((folder) => folder.startsWith(`${reader.id}/`));
  const shown = { ...process, folders };
  if (process.status === 'new') return reader.id === process.creator ? shown : undefined;
  const { agr, ins, aso, sup, aut, creator } = process;
  const isParty = [agr, ins, aso, aut, creator].includes(reader.id);
  if (sup === reader.id && !isParty) return withoutFarm(shown);
  return isParty || is(reader, 'ADM') || isIn(reader, process.region) ? shown : undefined;
};

const showsCountry = (country: { enabledForWebsite: boolean }, reader: Reader) =>
  country.enabledForWebsite || is(reader, 'ADM') ? country : undefined;

const showsRuleset = (ruleset: { public: boolean }, reader: Reader) =>
  ruleset.public || is(reader, 'ADM') ? ruleset : undefined;

const PRIVATE: Readonly<Record<string, Shows>> = {
  account: showsAccount,
  offer: showsOffer,
  upload: showsUpload,
  'request-process': showsRequest,
  country: showsCountry,
  ruleset: showsRuleset,
  savedsearches: (saved: SavedSearches, reader: Reader) =>
    reader?.id === saved.owner ? saved : undefined,
  missingoffergroup: (report, reader) => (is(reader, 'ADM') ? report : undefined),
};

/**
 * The most that a reader may see of a stored revision, undefined when nothing: "Who may read and change rows" of
 * `shared/README.md` once more, in plain words and without the shards, so that the product can be held against it.
 */
export function shownAtMost(reader: Reader, entity: Entity, around: Around): object | undefined {
  const shows = PRIVATE[entity.entityclass];
  return shows ? shows(entity.data as never, reader, entity, around) : entity.data;
}

/** How much of a row's past somebody may know, each with all before it: older revisions, own lines, all lines, why. */
const PAST = ['nothing', 'revisions', 'own', 'all', 'why'] as const;
export type Past = (typeof PAST)[number];
export const knowsAtLeast = (past: Past, wanted: Past): boolean =>
  PAST.indexOf(past) >= PAST.indexOf(wanted);

/** What requests pin, so that who has an account may read what it was. */
const PINNED = ['requestpackage', 'requestformfield', 'ruleset'];

/** What somebody who may read a row may know of its past: the same chapter once more. */
export function pastAtMost(reader: Reader, { entityclass, id, data }: Entity): Past {
  if (reader === null) return 'nothing';
  if (is(reader, 'ADM')) return 'why';
  if (PINNED.includes(entityclass)) return 'revisions';
  switch (entityclass) {
    case 'account':
      return reader.id === id ? 'own' : 'nothing';
    case 'offer': {
      const offer = data as Offer;
      if (reader.id === offer.owner) return 'own';
      return isIn(reader, offer.region) ? 'all' : 'nothing';
    }
    case 'upload':
      return reader.id === (data as Upload).owner ? 'own' : 'nothing';
    case 'request-process':
      return 'own';
    default:
      return 'nothing';
  }
}

/** May somebody who knows so much of the past know that this account made a change? */
export const knowsEditor = (past: Past, reader: Reader, editor: string | undefined): boolean =>
  knowsAtLeast(past, 'all') || (past === 'own' && editor === reader?.id);

/** Is all of this found in the other, at the same place? */
export function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, index) => isPartOf(item, whole[index]))
    );
  }
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(
    ([name, value]) => Object.hasOwn(whole, name) && isPartOf(value, Reflect.get(whole, name)),
  );
}
