import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { Button } from './button.tsx';

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
      <p className="muted" role="status">
        {t('list.loaded', { shown: number(shown), total: number(total) })}
      </p>
      {shown < total && (
        <Button onClick={onMore} busy={busy}>
          {t('list.more', { count: Math.min(step, total - shown) })}
        </Button>
      )}
    </div>
  );
}
