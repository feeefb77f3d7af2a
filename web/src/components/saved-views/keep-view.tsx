import { useMutation } from '@tanstack/react-query';
import { SAVED_VIEW_NAME_LENGTH, SAVED_VIEWS } from '#shared/settings/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { keepProblem, type SavedView } from './view-list.ts';

const PROBLEMS = { missing: 'words.nameMissing', full: 'tables.savedFull' } as const;

/** Asks for a name, and keeps the list's present state under it. Its caller tells why one is not kept. */
export function KeepView({
  views,
  busy,
  onKeep,
}: {
  readonly views: readonly SavedView[];
  readonly busy: boolean;
  readonly onKeep: (name: string) => Promise<unknown>;
}) {
  const t = useText();
  const form = useForm({
    read: { name: '' },
    check: ({ name }): FieldProblems => {
      const problem = keepProblem(views, name.trim());
      return problem ? { name: t(PROBLEMS[problem], { count: SAVED_VIEWS }) } : {};
    },
    input: ({ name }) => name.trim(),
    sending: useMutation({ mutationFn: onKeep }),
    prefix: 'keep-view-',
  });
  return (
    <Form form={form} isShort failure={() => null}>
      <TextField
        {...form.text('name')}
        label={t('tables.savedName')}
        autoComplete="off"
        maxLength={SAVED_VIEW_NAME_LENGTH}
      />
      <Button type="submit" size="compact" busy={busy || form.isSending}>
        {t('tables.savedKeep')}
      </Button>
    </Form>
  );
}
