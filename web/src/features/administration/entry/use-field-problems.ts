import { useCallback, useMemo } from 'react';
import type { FormError } from '#web/components/error-summary.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import { useTexts } from '#web/i18n/text-provider.tsx';
import { ApiError, type ApiErrorDetail } from '#web/kernel/api-error.ts';
import type { FieldWords } from '../use-field-words.ts';
import { controlId } from './entry-form-context.ts';
import { nearestControl } from './nearest-control.ts';

const NONE: readonly ApiErrorDetail[] = [];

/** Says at each field why the server has refused it, and above the form all of them. */
export function useFieldProblems(failure: unknown, words: FieldWords) {
  const { find } = useTexts();
  const details =
    failure instanceof ApiError ? failure.details.filter(({ path }) => path !== 'id') : NONE;
  const errorAt = useCallback(
    (path: string): string | undefined => {
      const found =
        details.find((detail) => fieldPath(detail) === path) ??
        details.find((detail) => isBelow(fieldPath(detail), path));
      return found && detailText(find, found);
    },
    [details, find],
  );
  const summary = useMemo<readonly FormError[]>(
    () =>
      details.map((detail) => {
        const path = fieldPath(detail);
        return {
          fieldId: controlId(nearestControl(path)),
          text: `${words.name(path)}: ${detailText(find, detail)}`,
        };
      }),
    [details, find, words],
  );
  return { errorAt, summary };
}

/** `data.labels.0.label` → `labels.0.label` */
const fieldPath = ({ path }: ApiErrorDetail): string => path.replace(/^data\./, '');

/** A text inside of a list has no control of its own: the list says it. */
const isBelow = (path: string, field: string): boolean => path.startsWith(`${field}.`);
