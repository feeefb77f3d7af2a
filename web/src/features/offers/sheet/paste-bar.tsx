import { Button } from '#web/components/button.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { PastePreview } from './read-paste.ts';
import type { SheetPaste } from './use-paste.ts';

/** Tells what pasting would change, and takes it over or drops it. */
export function PasteBar({
  preview,
  take,
  drop,
}: Pick<SheetPaste, 'take' | 'drop'> & { readonly preview: PastePreview }) {
  const t = useText();
  const { colon, list, number } = useFormats();
  const { lines, weeks, counts, unread, outside } = preview;
  const parts = [
    t('weeksheet.pasteNew', { count: counts.new }),
    counts.same > 0 && t('weeksheet.pasteSame', { count: counts.same }),
    outside > 0 && t('weeksheet.pasteOutside', { count: outside }),
  ].filter((part) => part !== false);
  return (
    <div className="paste-bar no-print">
      <div role="status">
        <p>
          <strong>{t('weeksheet.paste', { lines, weeks })}</strong> {list(parts)}
        </p>
        {counts.locked > 0 && (
          <p>
            {number(counts.locked)}
            {colon}
            {t('weeksheet.locked')}
          </p>
        )}
        {unread.length > 0 && (
          <p className="paste-unread">
            {t('weeksheet.pasteUnread', { count: unread.length, texts: list(unread) })}
          </p>
        )}
      </div>
      <Button look="primary" onClick={take}>
        {t('action.apply')}
      </Button>
      <Button onClick={drop}>{t('action.cancel')}</Button>
    </div>
  );
}
