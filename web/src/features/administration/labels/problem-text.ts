import type { Translate } from '#web/i18n/texts.ts';
import type { LabelProblem } from './check-label.ts';

/** Says what keeps a label from being saved. */
export function problemText(t: Translate, problem: LabelProblem): string {
  switch (problem.kind) {
    case 'broken':
      return problem.position === null
        ? t('errors.content.brokenLabel')
        : t('labels.problem.brokenAt', { position: problem.position });
    case 'missing':
      return t('labels.problem.missing', { value: problem.value });
    case 'unknown':
      return t('labels.problem.unknown', { value: problem.value });
    case 'form':
      return t('labels.problem.form', { value: problem.value });
    case 'long':
      return t('errors.fields.tooLong', { limit: problem.limit });
  }
}
