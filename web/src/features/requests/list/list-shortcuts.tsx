import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { useHasShortcuts } from '#web/kernel/use-settings.ts';
import './list-shortcuts.css';

/** The id of the field that the list is searched by. */
export const REQUEST_SEARCH = 'request-search';

/**
 * Leads from a table to its search field, and names all keys below it. Single keys count only while the focus is in the
 * table, and not for a reader who has switched them off (WCAG 2.1.4).
 */
export function ListShortcuts({
  canSelect = false,
  children,
}: {
  /** Rows have a box to choose them. */
  readonly canSelect?: boolean;
  readonly children: ReactNode;
}) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const hasShortcuts = useHasShortcuts();
  useEffect(() => {
    const element = frame.current;
    if (!hasShortcuts || element === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      document.getElementById(REQUEST_SEARCH)?.focus();
      event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [hasShortcuts]);
  return (
    <>
      <div ref={frame}>{children}</div>
      {hasShortcuts && (
        <p className="meta shortcuts-help no-print">
          {t('requests.keys', { selects: canSelect ? 'yes' : 'no' })}
        </p>
      )}
    </>
  );
}
