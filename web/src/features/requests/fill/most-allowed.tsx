import type { Answer } from '#shared/requests/entities/request-process.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { latestValidity } from '#shared/requests/law/law-findings.ts';
import { Button } from '#web/components/button.tsx';
import { focusField } from '#web/components/error-summary.tsx';
import { typedValues } from '#web/components/inputs/typed-values.ts';
import { useLawOn } from '#web/features/law/public.ts';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { answerId } from '../form/answer-id.ts';
import type { OpenRequest } from '../request-gate.tsx';
import { useYearlyQuota } from '../use-yearly-quota.ts';
import type { StepFill } from './use-step-fill.ts';

/**
 * Offers below a question of a decision the most that the law allows as its answer: the last day of the permission, and
 * the animals that the quota of the year leaves where more are asked for.
 */
export function MostAllowed({
  request,
  forms,
  field,
  fill,
}: Pick<OpenRequest, 'request' | 'forms'> & {
  readonly field: RequestFormField;
  readonly fill: StepFill;
}) {
  const t = useText();
  const { day } = useFormats();
  const locale = useLocale();
  const name = field.internalName;
  const most = useMostAllowed({ request, forms }, name);
  if (most === undefined) return null;
  const typed = typedValues([field], { [name]: most }, { day, locale })[name] ?? '';
  if (fill.typed[name] === typed) return null;
  return (
    <p className="most-allowed">
      <Button
        look="quiet"
        size="compact"
        onClick={() => {
          fill.set(name, typed);
          focusField(answerId(name));
        }}
      >
        {t('requests.takeMost', { value: String(typed) })}
      </Button>
    </p>
  );
}

function useMostAllowed(
  { request, forms }: Pick<OpenRequest, 'request' | 'forms'>,
  field: string,
): Answer | undefined {
  const { country, region } = request.data;
  const today = useToday();
  const law = useLawOn(country).lawOn(today);
  const state = useEntity('region', region).data?.data.statecode;
  const quota = useYearlyQuota({ request, forms })?.figures;
  if (field === 'validUntil') {
    return law && latestValidity({ law, ground: forms.form.legalBasis, state, today });
  }
  if (field !== 'animalsGranted' || quota === undefined) return undefined;
  const left = quota.most - quota.before;
  return left > 0 && left < quota.animals ? left : undefined;
}
