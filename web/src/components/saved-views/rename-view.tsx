import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SAVED_VIEW_NAME_LENGTH } from '#shared/settings/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { said, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { renameProblem, type SavedView } from './view-list.ts';

const PROBLEMS = { missing: 'words.nameMissing', taken: 'words.nameTaken' } as const;

/** Gives a kept view another name, in the place of its row. Its caller tells why one is not given. */
export function RenameView({
  views,
  name: before,
  busy,
  onRename,
  onClose,
}: {
  readonly views: readonly SavedView[];
  readonly name: string;
  readonly busy: boolean;
  readonly onRename: (next: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const form = useForm({
    read: { name: before },
    check: ({ name }) => {
      const problem = renameProblem(views, before, name.trim());
      return said({ name: problem && PROBLEMS[problem] }, t);
    },
    input: ({ name }) => name.trim(),
    sending: useMutation({ mutationFn: onRename }),
    onSent: onClose,
    prefix: 'rename-view-',
  });
  return (
    <Form form={form} className="rename-view" isShort failure={() => null}>
      <TextField
        {...form.text('name')}
        ref={field}
        label={t('tables.savedNewName', { name: before })}
        autoComplete="off"
        maxLength={SAVED_VIEW_NAME_LENGTH}
      />
      <div className="buttons">
        <Button type="submit" size="compact" busy={busy || form.isSending}>
          {t('action.save')}
        </Button>
        <Button size="compact" look="quiet" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </div>
    </Form>
  );
}
