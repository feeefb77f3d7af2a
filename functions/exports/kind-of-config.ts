import type { Context } from '#functions/kernel/context.ts';
import { decisionRuleset } from '#functions/rules/public.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { EXPORT_KINDS, type ExportKind } from '#shared/exports/export-kind.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import { evaluateRuleset } from '#shared/rules/evaluate-ruleset.ts';
import { type Facts, factAt } from '#shared/rules/fact.ts';
import { exportedRows } from './exported-kinds.ts';

/** The kind of rows of an export, and the rules that chose it. */
export type ChosenKind = {
  readonly kind: ExportKind;
  readonly ruleset?: string;
  readonly fired: readonly string[];
};

/** The kind of rows that an account exports where no rule decides. */
const USUAL: ExportKind = EXPORT_KINDS[0];

/**
 * Returns the rows that a configuration exports: a configuration with the name of a kind exports that kind; for
 * `exportType` the rules of that alias choose by country, role and account. A configuration of other roles is none.
 * @throws AppError `exports.unknownConfig`
 */
export async function kindOfConfig(alias: string, context: Context): Promise<ChosenKind> {
  const kind = knownKind(alias);
  const chosen: ChosenKind | undefined =
    alias === 'exportType' ? await chosenByRules(context) : kind && { kind, fired: [] };
  if (chosen === undefined || !mayExport(context.who, chosen.kind)) {
    throw new AppError(exportErrors.unknownConfig);
  }
  return chosen;
}

const mayExport = (who: Principal, kind: ExportKind): boolean =>
  hasRole(who, ...exportedRows[kind].who);

const knownKind = (name: unknown): ExportKind | undefined =>
  EXPORT_KINDS.find((known) => known === name);

async function chosenByRules(context: Context): Promise<ChosenKind> {
  const ruleset = await decisionRuleset(context, 'exportType');
  if (ruleset === undefined) return { kind: USUAL, fired: [] };
  const { facts, fired } = evaluateRuleset(ruleset.data, await accountFacts(context));
  const kind = knownKind(factAt(facts, 'export.type')) ?? USUAL;
  return { kind, ruleset: ruleset.id, fired };
}

/** Returns the facts of the caller, as `EXPORT_TYPE_FACTS` names them. */
async function accountFacts({ who, store }: Context): Promise<Facts> {
  const account = who.account === null ? undefined : await store.latest(accountClass, who.account);
  const country = who.country === null ? undefined : await store.latest(countryClass, who.country);
  return {
    'country.code': country?.data.code ?? null,
    'account.role': account?.data.staticData.role ?? null,
    'account.id': who.account,
  };
}
