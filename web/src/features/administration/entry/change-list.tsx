import type { Fields } from '#shared/entities/class-screen.ts';
import type { FieldWords } from '#shared/entities/field-words.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { ValueText } from '../value-text.tsx';
import type { FieldChange } from './entry-changes.ts';

/** Says field by field how two states of an entry differ. */
export function ChangeList({
  changes,
  fields,
  words,
}: {
  readonly changes: readonly FieldChange[];
  readonly fields: Fields;
  readonly words: FieldWords;
}) {
  const t = useText();
  return (
    <dl className="change-list">
      {changes.map(({ field: name, before, after }) => {
        const field = fields[name];
        return field === undefined ? null : (
          <div key={name}>
            <dt>{words.name(name)}</dt>
            <dd>
              <span>{t('administration.now')}</span>{' '}
              <ValueText field={field} path={name} value={after} words={words} />
            </dd>
            <dd className="muted">
              <span>{t('administration.before')}</span>{' '}
              <ValueText field={field} path={name} value={before} words={words} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
