import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import type { AnyClassScreen } from '#shared/entities/class-screen.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { LabelledText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import { entryPath, listPath } from '../administration-paths.ts';
import { PurposeText } from '../purpose-text.tsx';
import { useEntryName } from '../use-entry-name.ts';
import type { EntryDraft } from './use-entry-draft.ts';

/** Shows the name of the entry, its last change, and the way back to the list. */
export function EntryHeader({
  type,
  base,
}: {
  readonly type: ScreenClassName;
  readonly base: EntryDraft['base'];
}) {
  const t = useText();
  const { time } = useFormats();
  const nameOf = useEntryName();
  const by = base?.updatedBy === 'system' ? undefined : base?.updatedBy;
  const { data: editor } = useEntity('account', by);
  const { isSingle }: AnyClassScreen = classScreens[type];
  const begun = base === null ? { label: t('administration.newEntry') } : nameOf(base);
  const name = isSingle ? { label: t(`administration.class.${type}`) } : begun;
  const who = editor?.data.staticData.name ?? t('administration.system');
  return (
    <div className="entry-header">
      {!isSingle && (
        <p className="back-link">
          <Link to={listPath(type)}>{t(`administration.class.${type}`)}</Link>
        </p>
      )}
      <PageHeading title={name.label}>
        <LabelledText {...name} />
      </PageHeading>
      {isSingle && <PurposeText type={type} look="lead" />}
      {base !== null && (
        <div className="entry-meta">
          <p className="muted small">
            {t('administration.changedBy', { when: time(base.updated), who })}
          </p>
          {!isSingle && (
            <ButtonLink size="compact" to={`${entryPath(type, 'new')}?copy=${base.id}`}>
              {t('words.copy')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
