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
  step,
  onMore,
  busy,
}: {
  readonly shown: number;
  readonly total: number;
  /** Rows of the next page. */
  readonly step: number;
  readonly onMore: () => void;
  readonly busy: boolean;
}) {
  const t = useText();
  const { number } = useFormats();
  return (
    <div className="load-more">
      <p className="muted" role="status" tabIndex={-1}>
        {t('list.loaded', { shown: number(Math.min(shown, total)), total: number(total) })}
      </p>
      {shown < total && (
        <Button ref={keepFocus} onClick={onMore} busy={busy}>
          {t('list.more', { count: Math.min(step, total - shown) })}
        </Button>
      )}
    </div>
  );
}
