import { type FormEvent, useState } from 'react';
import { SAVED_VIEW_NAME_LENGTH, SAVED_VIEWS } from '#shared/settings/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { keepProblem, type SavedView } from './view-list.ts';

/** Asks for a name, and keeps the list's present state under it. */
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
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof keepProblem>>();
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    const found = keepProblem(views, wanted);
    setProblem(found);
    if (found !== undefined) return;
    const isKept = await onKeep(wanted).then(
      () => true,
      () => false,
    );
    if (isKept) setName('');
  };
  return (
    <form onSubmit={keep}>
      <TextField
        label={t('tables.savedName')}
        error={
          problem === 'missing'
            ? t('words.nameMissing')
            : problem === 'full'
              ? t('tables.savedFull', { count: SAVED_VIEWS })
              : undefined
        }
        autoComplete="off"
        maxLength={SAVED_VIEW_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="compact" busy={busy}>
        {t('tables.savedKeep')}
      </Button>
    </form>
  );
}
