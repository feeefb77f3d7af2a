import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offer } from '#shared/offers/offer.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { Upload } from '#shared/uploads/upload.ts';

/** Who reads: only what rights are made of. Null is a visitor. */
export type Reader = { readonly id: string; readonly data: Account } | null;

type Shows = (data: never, reader: Reader, entity: Entity, now: Date) => object | undefined;

const is = (reader: Reader, role: Account['staticData']['role']): boolean =>
  reader?.data.staticData.role === role;
const isIn = (reader: Reader, regions: string): boolean =>
  is(reader, 'AUT') && reader?.data.staticData.responsibleForRegions.includes(regions) === true;
const without = (data: object, ...names: string[]): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

const showsAccount = (account: Account, reader: Reader, { id }: Entity): object | undefined => {
  const { staticData, userData, active, supExtra } = account;
  if (is(reader, 'ADM')) return without(account, 'ssoUsers');
  const own = without(account, 'ssoUsers', 'adminMemo');
  if (reader?.id === id) return own;
  const isCustomer =
    (is(reader, 'INS') && userData.insData.some(({ ins }) => ins === reader?.id)) ||
    (is(reader, 'ASO') && userData.asoData.some(({ aso }) => aso === reader?.id));
  if (isCustomer) return { ...own, userData: without(userData, 'requestFolders') };
  if (!active) return undefined;
  if (['INS', 'AUT', 'ASO'].includes(staticData.role)) {
    const { name, role, country, standardName, code, canActAsFarmer, canReceiveRequests } =
      staticData;
    const shown = { name, role, country, standardName, code, canActAsFarmer, canReceiveRequests };
    return { active, staticData: shown, userData: { address: userData.address } };
  }
  if (supExtra.tosAcceptedOn === undefined || userData.supData.length === 0) return undefined;
  const { name, country } = staticData;
  return { active, staticData: { name, country }, userData: { supData: userData.supData } };
};

const showsOffer = (offer: Offer, reader: Reader, _: Entity, now: Date): object | undefined => {
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

const showsUpload = (upload: Upload, reader: Reader): object | undefined => {
  if (is(reader, 'ADM') || reader?.id === upload.owner) return upload;
  const isReader = reader !== null && upload.readers.includes(reader.id);
  const isPublic = upload.logo || ['offer', 'profile'].includes(upload.category);
  return isReader || isPublic ? without(upload, 'readers') : undefined;
};

const showsRequest = (process: RequestProcess, reader: Reader): object | undefined => {
  if (reader === null) return undefined;
  const folders = process.folders.filter((folder) => folder.startsWith(`${reader.id}/`));
  const shown = { ...process, folders };
  if (process.status === 'new') return reader.id === process.creator ? shown : undefined;
  const { agr, ins, aso, sup, aut, creator } = process;
  const isParty = [agr, ins, aso, sup, aut, creator].includes(reader.id);
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
};

/**
 * The most that a reader may see of a stored revision, undefined when nothing: "Who may read and change rows" of
 * `shared/README.md` once more, in plain words and without the shards, so that the product can be held against it.
 */
export function shownAtMost(reader: Reader, entity: Entity, now: Date): object | undefined {
  const shows = PRIVATE[entity.entityclass];
  return shows ? shows(entity.data as never, reader, entity, now) : entity.data;
}

/** Is all of this found in the other, at the same place? */
export function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, at) => isPartOf(item, whole[at]))
    );
  }
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(
    ([name, value]) => Object.hasOwn(whole, name) && isPartOf(value, Reflect.get(whole, name)),
  );
}
