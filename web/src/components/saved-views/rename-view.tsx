import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SAVED_VIEW_NAME_LENGTH } from '#shared/settings/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { renameProblem, type SavedView } from './view-list.ts';

/** Gives a kept view another name, in the place of its row. */
export function RenameView({
  views,
  name,
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
  const [next, setNext] = useState(name);
  const [problem, setProblem] = useState<ReturnType<typeof renameProblem>>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const wanted = next.trim();
    const found = renameProblem(views, name, wanted);
    setProblem(found);
    // A name that the server refuses stays in the field.
    if (found === undefined) void onRename(wanted).then(onClose, () => {});
  };
  return (
    <form className="rename-view" onSubmit={rename}>
      <TextField
        ref={field}
        label={t('tables.savedNewName', { name })}
        error={
          problem === 'missing'
            ? t('words.nameMissing')
            : problem === 'taken'
              ? t('words.nameTaken')
              : undefined
        }
        autoComplete="off"
        maxLength={SAVED_VIEW_NAME_LENGTH}
        value={next}
        onChange={({ target }) => setNext(target.value)}
      />
      <div className="buttons">
        <Button type="submit" size="compact" busy={busy}>
          {t('action.save')}
        </Button>
        <Button size="compact" look="quiet" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
