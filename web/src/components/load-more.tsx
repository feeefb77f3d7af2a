import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { Button } from './button.tsx';

/** Keeps the focus at the end of the list when its last page has come, and the button goes. */
const keepFocus = (button: HTMLButtonElement | null) => () => {
  if (button !== null && button === document.activeElement) {
    button.closest('.load-more')?.querySelector('p')?.focus();
  }
};

/** Shows "50 of 128 loaded", and the button for the next page. A list never scrolls without end. */
export function LoadMore({
  shown,
  total,
  hasMore,
  step,
  onMore,
  busy,
}: {
  readonly shown: number;
  /** The rows that were counted: some may have come or gone since. */
  readonly total: number;
  readonly hasMore: boolean;
  /** Rows of the next page. */
  readonly step: number;
  readonly onMore: () => void;
  readonly busy: boolean;
}) {
  const t = useText();
  const { number } = useFormats();
  const all = hasMore ? Math.max(total, shown + 1) : shown;
  return (
    <div className="load-more">
      <p className="muted" role="status" tabIndex={-1}>
        {t('list.loaded', { shown: number(shown), total: number(all) })}
      </p>
      {hasMore && (
        <Button ref={keepFocus} onClick={onMore} busy={busy}>
          {t('list.more', { count: Math.min(step, all - shown) })}
        </Button>
      )}
    </div>
  );
}
