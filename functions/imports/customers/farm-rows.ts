import { completeImportedFarm, ownerMessages } from '#functions/accounts/public.ts';
import { makeLocator } from '#functions/geocoding/public.ts';
import { itemsOfChange } from '#functions/kernel/store/items-of-change.ts';
import { isSameAsStored } from '#functions/kernel/store/same-as-stored.ts';
import { productSetting } from '#functions/settings/public.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { normalControlNumber } from '#shared/accounts/control-number.ts';
import { isConfirmedControlBody } from '#shared/accounts/is-confirmed-control-body.ts';
import { countryClass } from '#shared/countries/country.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { importErrors } from '#shared/imports/errors.ts';
import type { LineCode } from '#shared/imports/line-codes.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { dayIn } from '#shared/kernel/day.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { classFault } from '../class-fault.ts';
import type { ImportedRows, Importer, RowPlan, RowPlanner, RowValues } from '../imported-rows.ts';
import { unsavedRow } from '../row-plans.ts';
import { associationsOf } from './associations-of.ts';
import {
  changedFarm,
  endedFarm,
  type FarmPlace,
  type FarmRow,
  farmFault,
  importedOn,
  newFarm,
} from './plan-farm.ts';
import { unlistedFarms } from './unlisted-farms.ts';

/** The farms that are customers of a control body, imported by the control body itself. */
export const customerRows: ImportedRows = {
  changeset: 'import',
  isFor: (who) => hasRole(who, 'INS') && who.findsFarmers,
  begin: async (importer) => {
    const { who } = importer;
    const body = who.account === null ? undefined : await confirmedBody(importer, who.account);
    if (body === undefined) throw new AppError(importErrors.notAllowed);
    return farmPlanner(importer, { controlBody: body, mayTieOthers: false });
  },
};

/** The same farms, imported by an administrator for a control body. */
export const farmerRows: ImportedRows = {
  changeset: 'import',
  isFor: (who) => hasRole(who, 'ADM'),
  begin: async (importer) => {
    const { controlBody } = importer.options;
    const body = controlBody === undefined ? undefined : await confirmedBody(importer, controlBody);
    if (body === undefined) {
      const details = [fieldDetail('options.controlBody', importErrors.invalidRun)];
      throw new AppError(importErrors.invalidRun, { details });
    }
    return farmPlanner(importer, { controlBody: body, mayTieOthers: true });
  },
};

/** Returns the control body; one that works no more only to take an import back. */
async function confirmedBody(
  { world, does }: Importer,
  id: string,
): Promise<Entity<Account> | undefined> {
  const account = await world.store.latest(accountClass, id, { fresh: true });
  const isOpen = account?.data.active && isConfirmedControlBody(account.data.staticData);
  return isOpen || does === 'takeBack' ? account : undefined;
}

type For = { readonly controlBody: Entity<Account>; readonly mayTieOthers: boolean };

async function farmPlanner(
  { world, rows }: Importer,
  { controlBody, mayTieOthers }: For,
): Promise<RowPlanner> {
  const { store, clock } = world;
  const country = await store.latest(countryClass, controlBody.data.staticData.country);
  if (country === undefined) throw new AppError(importErrors.notConfigured);
  const locate = await makeLocator({ ...world, rows }, country);
  const findAssociations = await associationsOf(world, country.id);
  const maxUsers = await productSetting(world, 'maxUsers');
  const timeZone = timeZoneOf(country.data);
  const place = (): FarmPlace => ({
    controlBody: controlBody.id,
    country: country.id,
    mayTieOthers,
    maxUsers,
    now: clock.now(),
    today: dayIn(timeZone, clock.now()),
    newId: world.newId,
  });
  const dayOf = (instant: string) => dayIn(timeZone, new Date(instant));
  return {
    country: country.data.code,
    keyOf: normalControlNumber,
    plan: async (read) => {
      const at = place();
      const farms = await farmsByNumber(world, read);
      return read.map((row) => {
        const { values } = row;
        const town = { citycode: values.citycode ?? '', city: values.city ?? '' };
        const { associations, unknown } = findAssociations(values.associations);
        const farm = { values, located: locate(town), associations };
        const before = farms.get(normalControlNumber(values.controlNumber ?? ''));
        const fault = faultOf(row, { farm, before, unknown, at });
        if (fault !== undefined) return failedRow(row.row, fault);
        return before === undefined
          ? createdRow(row, farm, at)
          : changedRow(row, { farm, before, at, dayOf });
      });
    },
    full: unlistedFarms(world, controlBody.id, (before) => endedRow(before, place())),
    messagesOf: ({ id, data }, after) =>
      ownerMessages(id, Account.parse(data), Account.parse(after)),
    isAsImported: (imported, now) =>
      isSameAsStored(withAnswerOf(imported, now), Account.parse(now)),
    restored: async ({ data: now }, before) => withAnswerOf(before, now),
    nameOf: ({ data }) => nameOf(Account.parse(data)),
  };
}

/** Returns a farm with the answer that the register of certifications has given about it by now. */
function withAnswerOf(farm: object, now: object): Account {
  const { userData, ...account } = Account.parse(farm);
  const { certification, lastApiCheck } = Account.parse(now).userData;
  return { ...account, userData: { ...userData, certification, lastApiCheck } };
}

const nameOf = ({ staticData, userData: { controlNumber } }: Account): string =>
  controlNumber === undefined ? staticData.name : `${staticData.name} (${controlNumber})`;

/** Reads the farms that have these numbers already, by their normal form. */
async function farmsByNumber(
  { store }: Importer['world'],
  rows: readonly RowValues[],
): Promise<ReadonlyMap<string, Entity<Account>>> {
  const numbers = rows.map(({ values }) => normalControlNumber(values.controlNumber ?? ''));
  const ids = await store.claimedByAny(accountClass.name, 'controlNumber', numbers);
  const farms = await store.latestOf(accountClass, [...ids.values()], { fresh: true });
  const byId = new Map(farms.map((farm) => [farm.id, farm]));
  return new Map(
    [...ids].flatMap(([number, id]) => {
      const farm = byId.get(id);
      return farm === undefined ? [] : [[number, farm] as const];
    }),
  );
}

type Facts = {
  readonly farm: FarmRow;
  readonly before: Entity<Account> | undefined;
  readonly unknown: string | undefined;
  readonly at: FarmPlace;
};

/** Returns the first fault that keeps a row from being imported, though each of its cells can be read. */
function faultOf(
  { row, values }: RowValues,
  { farm, before, unknown, at }: Facts,
): JobLine | undefined {
  const line = (column: string, code: LineCode, value = values[column] ?? ''): JobLine => ({
    row,
    column,
    value: value.slice(0, 200),
    code,
  });
  const { agreement = '' } = values;
  if (unknown !== undefined) return line('associations', 'unknownName', unknown);
  if (/^\d/.test(agreement) && agreement > at.today) return line('agreement', 'agreementAhead');
  const code = before && farmFault(before, farm, at);
  return code && line('controlNumber', code);
}

const failedRow = (row: number, line: JobLine): RowPlan => unsavedRow(row, 'failed', [line]);

/** The columns whose cells lead to the paths of an account; what is left is told at the number. */
const FARM_PATHS = {
  'staticData.name': 'name',
  'userData.address.': 'city',
  'userData.contact': 'contact',
  'userData.asoData': 'associations',
  'userData.supData': 'city',
  'userData.emails': 'email',
  '': 'controlNumber',
};

function createdRow(row: RowValues, farm: FarmRow, at: FarmPlace): RowPlan {
  const { data, error } = completeImportedFarm(newFarm(farm, at), undefined, at.now);
  if (error) return failedRow(row.row, classFault(row, error, FARM_PATHS));
  const id = at.newId();
  const { name: entityclass } = accountClass;
  const after = { id, rev: 1, entityclass, attributeset: entityclass, data, updated: '' };
  return {
    row: row.row,
    outcome: 'created',
    changes: [{ kind: 'create', id, entityclass, data }],
    messages: [],
    lines: notices(row, farm),
    items: itemsOfChange({ entityClass: accountClass, before: undefined, after }),
  };
}

function changedRow(
  row: RowValues,
  {
    farm,
    before,
    at,
    dayOf,
  }: {
    farm: FarmRow;
    before: Entity<Account>;
    at: FarmPlace;
    dayOf: (instant: string) => string;
  },
): RowPlan {
  const { data: changed, error } = completeImportedFarm(
    changedFarm(before, farm, at),
    before.data,
    at.now,
  );
  if (error) return failedRow(row.row, classFault(row, error, FARM_PATHS));
  const isSame = isSameAsStored(changed, before.data);
  const tie = before.data.userData.insData.find(({ ins }) => ins === at.controlBody);
  const last = tie?.lastImportedOn;
  // A second import on the same day changes nothing.
  const isSaved = !isSame || last === undefined || dayOf(last) !== at.today;
  const lines = notices(row, farm);
  const outcome = isSame ? 'unchanged' : 'updated';
  if (!isSaved) return { row: row.row, outcome, changes: [], messages: [], lines, items: 0 };
  return { row: row.row, outcome, lines, ...savedFarm(before, importedOn(changed, at)) };
}

function endedRow(before: Entity<Account>, at: FarmPlace): RowPlan {
  const { data, error } = completeImportedFarm(endedFarm(before.data, at), before.data, at.now);
  // An end adds nothing that the class could refuse.
  if (error) throw error;
  const value = nameOf(before.data).slice(0, 200);
  return {
    row: 0,
    outcome: 'deactivated',
    lines: [{ row: 0, column: '', value, code: 'ended', about: before.id }],
    ...savedFarm(before, data),
  };
}

const savedFarm = (
  before: Entity<Account>,
  data: Account,
): Pick<RowPlan, 'changes' | 'messages' | 'items'> => ({
  changes: [{ kind: 'update', before, data }],
  messages: ownerMessages(before.id, before.data, data),
  items: itemsOfChange({ entityClass: accountClass, before, after: { ...before, data } }),
});

/** Returns the lines about a row that is imported, but that somebody should look at. */
function notices({ row, values }: RowValues, { located }: FarmRow): JobLine[] {
  const { citycode = '', city = '' } = values;
  const code = noticeOf(located);
  const value = `${citycode} ${city}`.slice(0, 200);
  return code === undefined ? [] : [{ row, column: 'citycode', value, code }];
}

function noticeOf({ geoPosition, region }: FarmRow['located']): LineCode | undefined {
  if (geoPosition === undefined) return 'notLocated';
  return region === undefined ? 'noRegion' : undefined;
}
