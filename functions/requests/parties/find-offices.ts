import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { controlBodiesOf } from '#shared/accounts/control-bodies-of.ts';
import { isConfirmedControlBody } from '#shared/accounts/is-confirmed-control-body.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { Filing } from './find-farmer.ts';
import { findRow } from './find-row.ts';
import type { Site } from './find-site.ts';

export type Offices = {
  readonly ins: string;
  readonly aso: string | undefined;
  readonly aut: string;
};

type Wish = {
  readonly type: RequestType;
  readonly ins?: string | undefined;
  readonly aso?: string | undefined;
};

/**
 * Returns the offices of a request: the confirmed control body that certifies the farmer, the association where one
 * is named or must answer, the authority of the region.
 * @throws AppError `requests.noControlBody`, `requests.controlBodyNotConfirmed`, `requests.noAssociation`,
 * `requests.noAutForRegion`
 */
export async function findOffices(
  context: Pick<Context, 'rows'>,
  filing: Filing,
  site: Pick<Site, 'region'>,
  wish: Wish,
): Promise<Offices> {
  const ins = await findControlBody(context, filing, wish);
  const aso = await findAssociation(context, filing, wish);
  const { aut } = site.region;
  if (aut === undefined || !(await isOffice(context, aut, 'AUT'))) {
    throw new AppError(requestErrors.noAutForRegion);
  }
  return { ins, aso, aut };
}

async function findControlBody(
  context: Pick<Context, 'rows'>,
  { caller, farmer }: Filing,
  wish: Wish,
): Promise<string> {
  const own = caller.account.staticData.role === 'INS' ? caller.id : undefined;
  const fitting = controlBodiesOf(farmer.account).filter((ins) =>
    [own ?? ins, wish.ins ?? ins].every((office) => office === ins),
  );
  const controlBody = await firstOf(fitting, (ins) =>
    isOffice(context, ins, 'INS', isConfirmedControlBody),
  );
  if (controlBody !== undefined) return controlBody;
  const unconfirmed = await firstOf(fitting, (ins) => isOffice(context, ins, 'INS'));
  const error =
    unconfirmed === undefined ? requestErrors.noControlBody : requestErrors.controlBodyNotConfirmed;
  throw new AppError(error, { details: [fieldDetail('ins', error)] });
}

async function findAssociation(
  context: Pick<Context, 'rows'>,
  { caller, farmer }: Filing,
  wish: Wish,
): Promise<string | undefined> {
  const mustAnswer = wish.type === 'association';
  const own = caller.account.staticData.role === 'ASO' ? caller.id : undefined;
  const named = own ?? wish.aso;
  if (named === undefined && !mustAnswer) return undefined;
  const active = farmer.account.userData.asoData
    .filter(({ deactivatedOn }) => deactivatedOn === undefined)
    .map(({ aso }) => aso);
  const association = await firstOf(
    active.filter((aso) => [named ?? aso, wish.aso ?? aso].every((office) => office === aso)),
    (aso) =>
      isOffice(
        context,
        aso,
        'ASO',
        ({ canReceiveRequests }) => !mustAnswer || canReceiveRequests === true,
      ),
  );
  if (association !== undefined) return association;
  const details = [fieldDetail('aso', requestErrors.noAssociation)];
  throw new AppError(requestErrors.noAssociation, { details });
}

async function isOffice(
  context: Pick<Context, 'rows'>,
  id: string,
  role: AccountRole,
  fits: (staticData: Account['staticData']) => boolean = () => true,
): Promise<boolean> {
  const row = await findRow(context, accountClass, id);
  if (row === undefined) return false;
  const { active, staticData } = row.data;
  return active && staticData.role === role && fits(staticData);
}

async function firstOf(
  ids: readonly string[],
  fits: (id: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const id of ids) if (await fits(id)) return id;
  return undefined;
}
