import { useCallback, useMemo } from 'react';
import type { FieldWords } from '#shared/entities/field-words.ts';
import type { FormError } from '#web/components/error-summary.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import { useFormats, useTexts } from '#web/i18n/text-provider.tsx';
import { ApiError, type ApiErrorDetail } from '#web/kernel/api-error.ts';
import { controlId } from './entry-form-context.ts';
import { nearestControl } from './nearest-control.ts';

const NONE: readonly ApiErrorDetail[] = [];

/** Returns the server's refusals: the advice at each field, and all of them above the form. */
export function useFieldProblems(failure: unknown, words: FieldWords) {
  const texts = useTexts();
  const { colon } = useFormats();
  const details =
    failure instanceof ApiError ? failure.details.filter(({ path }) => path !== 'id') : NONE;
  const errorAt = useCallback(
    (path: string): string | undefined => {
      const match =
        details.find((detail) => fieldPath(detail) === path) ??
        details.find((detail) => isBelow(fieldPath(detail), path));
      return match && detailText(texts, match);
    },
    [details, texts],
  );
  const summary = useMemo<readonly FormError[]>(
    () =>
      details.map((detail) => {
        const path = fieldPath(detail);
        return {
          fieldId: controlId(nearestControl(path)),
          text: words.name(path) + colon + detailText(texts, detail),
        };
      }),
    [colon, details, texts, words],
  );
  return { errorAt, summary };
}

/** `data.labels.0.label` → `labels.0.label` */
const fieldPath = ({ path }: ApiErrorDetail): string => path.replace(/^data\./, '');

/**
 * Tells whether a path lies below a field: a text inside of a list has no control of its own, so the list shows its
 * fault.
 */
const isBelow = (path: string, field: string): boolean => path.startsWith(`${field}.`);
