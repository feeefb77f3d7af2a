import { useState } from 'react';
import { classScreens } from '#shared/class-screens.ts';
import type { Fields } from '#shared/entities/class-screen.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { ChangeList } from '../entry/change-list.tsx';
import type { ClassExtraProps } from '../entry/class-extra.tsx';
import { changesBetween, type EntryData, isObject } from '../entry/entry-changes.ts';
import { pinsOf } from '../pins-of.ts';
import { useFieldWords } from '../use-field-words.ts';

type FormFieldEntity = EntityOf<'requestformfield'>;
/** A field as the package asks it, and as it is now. */
type Newer = { readonly pinned: FormFieldEntity; readonly newest: FormFieldEntity };

const fields: Fields = classScreens.requestformfield.fields;

/** Takes the newest state of all fields of a package, after it has said what changes in each. */
export function NewerFields({
  data,
  pinned,
  onChange,
}: Omit<ClassExtraProps, 'id'> & { readonly pinned: readonly FormFieldEntity[] }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: library = [] } = useEntityList('requestformfield');
  const newer = pinned.flatMap((field): Newer[] => {
    const newest = library.find(({ id }) => id === field.id);
    return newest !== undefined && newest.rev > field.rev ? [{ pinned: field, newest }] : [];
  });
  if (newer.length === 0) return null;
  const take = () => {
    setOpen(false);
    const newest = new Map(newer.map(({ newest: { id, rev } }) => [id, rev]));
    onChange(withNewest(data, ({ id, rev }) => ({ id, rev: newest.get(id) ?? rev })));
  };
  return (
    <Notice title={t('packages.newer', { count: newer.length })}>
      <p>{t('packages.newerText')}</p>
      <Button size="compact" onClick={() => setOpen(true)}>
        {t('packages.newerShow')}
      </Button>
      {isOpen && (
        <Dialog look="sheet" title={t('packages.newerShow')} onClose={() => setOpen(false)}>
          {newer.map((field) => (
            <FieldChanges key={`${field.pinned.id} ${field.pinned.rev}`} {...field} />
          ))}
          <div className="buttons">
            <Button look="primary" onClick={take}>
              {t('packages.newerTake', { count: newer.length })}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('action.cancel')}</Button>
          </div>
        </Dialog>
      )}
    </Notice>
  );
}

function FieldChanges({ pinned, newest }: Newer) {
  const t = useText();
  const words = useFieldWords('requestformfield');
  const changes = changesBetween(fields, pinned.data, newest.data);
  return (
    <section>
      <h3>
        <LabelText labels={newest.data.labels} otherwise={newest.data.internalName} />
      </h3>
      <p className="muted small">
        {t('packages.newerStates', { before: pinned.rev, now: newest.rev })}
      </p>
      {changes.length === 0 ? (
        <p>{t('administration.changes', { count: 0 })}</p>
      ) : (
        <ChangeList changes={changes} fields={fields} words={words} />
      )}
    </section>
  );
}

/** Returns the package with the newest revision of each of its fields; everything else stays. */
export function withNewest(data: EntryData, newestOf: (pin: PinnedRef) => PinnedRef): EntryData {
  const steps = Array.isArray(data.steps) ? data.steps : [];
  return {
    ...data,
    steps: steps.map((step) =>
      isObject(step) ? { ...step, fields: pinsOf(step.fields).map(newestOf) } : step,
    ),
  };
}
