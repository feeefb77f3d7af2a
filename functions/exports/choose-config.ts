import type { Context } from '#functions/kernel/context.ts';
import { decisionRuleset } from '#functions/rules/public.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { evaluateRuleset } from '#shared/rules/evaluate-ruleset.ts';
import { type Facts, factAt } from '#shared/rules/fact.ts';
import type { ProductDecision } from '#shared/rules/product-decisions.ts';
import { type ExportConfig, exportConfig } from './export-config.ts';
import { exportedRows } from './exported-kinds.ts';

const DECISION: ProductDecision = 'exportType';
/** The configuration of requests where no rule decides. */
const USUAL: ExportConfig = { alias: 'requests', kind: 'requests' };

/** The configuration of an export, and the rules that chose it. */
export type ChosenConfig = {
  readonly config: ExportConfig;
  readonly ruleset?: string;
  readonly fired: readonly string[];
};

/**
 * Returns the configuration of an alias. Of those of requests an account has the one that the rules of `exportType`
 * choose by country, role and account; that alias asks for it. A configuration of other roles is none.
 * @throws AppError `exports.unknownConfig`
 */
export async function chooseConfig(alias: string, context: Context): Promise<ChosenConfig> {
  const named = exportConfig(alias);
  const isOfRequests = alias === DECISION || named?.kind === 'requests';
  const chosen = isOfRequests
    ? await chosenByRules(context)
    : named && { config: named, fired: [] };
  const isOther = alias !== DECISION && chosen?.config.alias !== alias;
  if (chosen === undefined || isOther || !hasRole(context.who, ...rolesOf(chosen))) {
    throw new AppError(exportErrors.unknownConfig);
  }
  return chosen;
}

const rolesOf = ({ config }: ChosenConfig) => exportedRows[config.kind].who;

async function chosenByRules(context: Context): Promise<ChosenConfig> {
  const ruleset = await decisionRuleset(context, DECISION);
  if (ruleset === undefined) return { config: USUAL, fired: [] };
  const { facts, fired } = evaluateRuleset(ruleset.data, await accountFacts(context));
  const decided = exportConfig(factAt(facts, 'export.type'));
  return { config: decided?.kind === 'requests' ? decided : USUAL, ruleset: ruleset.id, fired };
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
