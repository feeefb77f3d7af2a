import { defined } from '#shared/kernel/defined.ts';
import type { RequestStatus } from '#shared/requests/entities/status.ts';
import { type Answers, answersOf, answerTo } from '#shared/requests/form-engine/answers.ts';
import { cleanAnswers } from '#shared/requests/form-engine/clean-answers.ts';
import { PURCHASE_FIELD, purchasesAreOver } from '#shared/requests/law/purchases.ts';
import { quotaClaim, quotaLeft, yearlyQuota } from '#shared/requests/law/yearly-quota.ts';
import { useLawOn } from '#web/features/law/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useDayOf } from '#web/kernel/use-day-of.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import type { OpenRequest } from './request-gate.tsx';
import type { Request } from './use-request.ts';
import type { RequestForms } from './use-request-forms.ts';

/** Answers that are not saved yet, and the status that they give the request. */
type Typed = { readonly answers: Answers; readonly status: RequestStatus };

/**
 * Returns how many animals the law of the country allows the farm in a year, on the day of the decision or else today,
 * how many this request takes, and the rest; null where that law names no number.
 */
export function useYearlyQuota(
  { request, forms }: Pick<OpenRequest, 'request' | 'forms'>,
  typed?: Typed,
) {
  const t = useText();
  const { number } = useFormats();
  const { animalkind, country, decidedOn, status: saved } = request.data;
  const { lawOn } = useLawOn(country);
  const today = useToday();
  const dayOf = useDayOf();
  const species = useEntity('animalkind', animalkind).data?.data.reportCode;
  const answers =
    typed && saved === 'new'
      ? typed.answers
      : { ...saidIn(request.data, forms), ...typed?.answers };
  const law = lawOn(decidedOn === undefined ? today : dayOf(decidedOn));
  const quota = law && yearlyQuota(law, { ground: forms.form.legalBasis, species }, answers);
  if (quota === undefined) return null;
  const { most, share, stock, before } = quota;
  const now = typed && answerTo(typed.answers, PURCHASE_FIELD.animals);
  const reported = request.data.decision?.animalsBought;
  // A step has the animals of its own portion only.
  const animalsBought = typeof now === 'number' ? (reported ?? 0) + now : reported;
  const isLast =
    answerTo(answers, PURCHASE_FIELD.last) === true ||
    (typeof now === 'number' && !forms.form.steps[request.data.step]?.inPortions);
  const isOver = isLast || purchasesAreOver(request.data, today);
  const claimed = { ...answers, ...defined({ animalsBought }) };
  const { kind, animals } = quotaClaim(typed?.status ?? saved, claimed, isOver);
  const left = quotaLeft(quota, animals);
  const values = { most, stock: number(stock), share: number(share ?? 0) };
  return {
    isOver: left < 0,
    figures: { most, before, animals },
    most: t(share === undefined ? 'requests.quotaSmall' : 'requests.quotaShare', values),
    claim: t('requests.quotaClaim', { kind, before: number(before), animals: number(animals) }),
    left: left < 0 ? t('requests.quotaOver', { over: -left }) : t('requests.quotaLeft', { left }),
  };
}

/** Returns the answers of a request; a draft keeps also those to hidden fields, which do not count. */
function saidIn(
  { status, step, draft, filledSteps }: Request['data'],
  forms: RequestForms,
): Answers {
  if (status !== 'new') return answersOf(filledSteps.flatMap(({ fieldData }) => fieldData));
  const fields = forms.form.steps.slice(step, step + 1).flatMap(forms.fieldsOf);
  return answersOf(cleanAnswers(fields, answersOf(draft)));
}
