import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useHasShortcuts } from '#web/kernel/use-settings.ts';
import './list-shortcuts.css';

/** The id of the field that the list is searched by. */
export const REQUEST_SEARCH = 'request-search';

const KEYS = {
  j: 'requests.shortcuts.next',
  k: 'requests.shortcuts.previous',
  x: 'requests.shortcuts.select',
  Enter: 'requests.shortcuts.open',
  '/': 'requests.shortcuts.search',
  '?': 'requests.shortcuts.help',
} as const satisfies Record<string, MessageKey>;

/**
 * Leads from a table to its search field and to the names of all keys. Single keys count only while the focus is in the
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
  const [isHelpOpen, setHelpOpen] = useState(false);
  const hasShortcuts = useHasShortcuts();
  useEffect(() => {
    const element = frame.current;
    if (!hasShortcuts || element === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '/') document.getElementById(REQUEST_SEARCH)?.focus();
      else if (event.key === '?') setHelpOpen(true);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [hasShortcuts]);
  return (
    <>
      <div ref={frame}>{children}</div>
      {hasShortcuts && (
        <p className="shortcuts-help no-print">
          <Button size="compact" look="quiet" onClick={() => setHelpOpen(true)}>
            {t('requests.shortcuts.title')}
          </Button>
        </p>
      )}
      {isHelpOpen && <ShortcutsDialog canSelect={canSelect} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

function ShortcutsDialog({
  canSelect,
  onClose,
}: {
  readonly canSelect: boolean;
  readonly onClose: () => void;
}) {
  const t = useText();
  const keys = Object.entries(KEYS).filter(([key]) => canSelect || key !== 'x');
  return (
    <Dialog title={t('requests.shortcuts.title')} onClose={onClose}>
      <p>{t('requests.shortcuts.lead')}</p>
      <dl className="shortcuts">
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'Enter' ? t('requests.shortcuts.enterKey') : key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
