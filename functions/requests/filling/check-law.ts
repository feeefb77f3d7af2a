import type { Context } from '#functions/kernel/context.ts';
import { readLaw } from '#functions/law/public.ts';
import { recheckFarm } from '#functions/requests/parties/find-farmer.ts';
import { countryClass } from '#shared/countries/country.ts';
import { regionClass } from '#shared/countries/region.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { dayIn } from '#shared/kernel/day.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Day } from '#shared/kernel/time.ts';
import { formProblem } from '#shared/law/lawful-form.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import type { RequestEvent } from '#shared/requests/entities/status.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { answerableFields } from '#shared/requests/form-engine/visible-fields.ts';
import { lawFindings } from '#shared/requests/law/law-findings.ts';
import type { LawFinding, LawfulStep } from '#shared/requests/law/lawful-step.ts';
import { permissionOf } from '#shared/requests/law/permission-of.ts';
import { outcomeOf } from '#shared/requests/process/outcome-of.ts';
import { type DecidedByLaw, decidedByLaw } from './decided-by-law.ts';

type LawfulFilling = {
  readonly form: RequestPackage;
  readonly event: RequestEvent;
  readonly fields: readonly FormField[];
  /** The answers, checked and cleaned. */
  readonly fieldData: FieldData;
  readonly today: Day;
};

/**
 * Refuses a step that the law of the country forbids today, and one that `recheckFarm` refuses. Returns the last days of
 * a permission and of the report on its purchases.
 * @throws AppError `requests.notSent`, naming the fields; as `recheckFarm`; as `formProblem` says where the form itself
 * is not lawful
 */
export async function checkByLaw(
  context: Pick<Context, 'rows' | 'store'>,
  process: RequestProcess,
  { form, event, fields, fieldData, today }: LawfulFilling,
): Promise<DecidedByLaw> {
  const { store } = context;
  const law = await readLaw(context, process.country, today);
  const state = (await store.latest(regionClass, process.region))?.data.statecode;
  const { outcome, role } = form.steps[process.step] ?? {};
  const grants = event === 'decide' && outcomeOf(outcome, answersOf(fieldData)) === 'accepted';
  // A request that may be granted no more can be rejected: otherwise it would stay open for ever.
  const problem =
    event === 'send' || grants ? formProblem(form, law, { state, day: today }) : undefined;
  if (problem)
    throw new AppError(problem.error, { details: [fieldDetail('package', problem.error)] });
  if (event !== 'send') await recheckFarm(context, process, { role, grants });
  const given = answersOf(fieldData);
  const zone = await zoneOf(context, process);
  const filled: LawfulStep = {
    law,
    ground: form.legalBasis,
    species: (await store.latest(animalkindClass, process.animalkind))?.data.reportCode,
    state,
    today,
    asked: new Set(answerableFields(fields, given).map(({ internalName }) => internalName)),
    given,
    before: answersOf(process.filledSteps.flatMap((step) => step.fieldData)),
    permission: permissionOf(process, (instant) => dayIn(zone, new Date(instant))),
  };
  refuse(lawFindings(filled).filter(({ kind }) => kind === 'refused'));
  return event === 'decide' ? decidedByLaw(filled, { fieldData, grants }) : {};
}

async function zoneOf({ store }: Pick<Context, 'store'>, { country: id }: RequestProcess) {
  const country = await store.latest(countryClass, id);
  if (country === undefined) throw new AppError(requestErrors.missingCountry);
  return timeZoneOf(country.data);
}

function refuse(findings: readonly LawFinding[]): void {
  if (findings.length === 0) return;
  throw new AppError(requestErrors.notSent, {
    details: findings.map(({ field, what, amount, day }) => ({
      ...fieldDetail(`fieldData.${field}`, requestErrors[what]),
      ...defined({ limit: amount, day }),
    })),
  });
}
