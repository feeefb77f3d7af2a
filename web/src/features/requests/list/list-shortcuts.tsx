import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useHasShortcuts } from '#web/kernel/use-settings.ts';
import './list-shortcuts.css';

const KEYS = {
  j: 'requests.shortcuts.next',
  k: 'requests.shortcuts.previous',
  x: 'requests.shortcuts.select',
  Enter: 'requests.shortcuts.open',
  '/': 'requests.shortcuts.search',
  '?': 'requests.shortcuts.help',
} as const satisfies Record<string, MessageKey>;

/**
 * Makes single keys work for a list whose rows begin with a link. They count only while the focus is in the list, and
 * not for a reader who has switched them off (WCAG 2.1.4).
 */
export function ListShortcuts({
  searchId,
  canSelect = false,
  children,
}: {
  /** Id of the field that the list is searched by. */
  readonly searchId: string;
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
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = actionOf(event.key, { frame: element, searchId, help: () => setHelpOpen(true) });
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [hasShortcuts, searchId]);
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

type ListWorld = {
  readonly frame: HTMLElement;
  readonly searchId: string;
  readonly help: () => void;
};

/** Returns the act of a key; Enter follows the link that has the focus by itself. */
function actionOf(key: string, { frame, searchId, help }: ListWorld): (() => void) | undefined {
  switch (key) {
    case 'j':
      return () => moveBy(frame, 1);
    case 'k':
      return () => moveBy(frame, -1);
    case 'x':
      return () => choose(frame);
    case '/':
      return () => document.getElementById(searchId)?.focus();
    case '?':
      return help;
    default:
      return undefined;
  }
}

/** Moves the focus to the first link of the next row, or of the one before. */
function moveBy(frame: HTMLElement, step: 1 | -1): void {
  const rows = [...frame.querySelectorAll<HTMLElement>('tbody tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : at + step];
  next?.querySelector<HTMLElement>('a[href]')?.focus();
}

/** Chooses the row that has the focus, or takes its choice back. */
function choose(frame: HTMLElement): void {
  const rows = [...frame.querySelectorAll<HTMLElement>('tbody tr')];
  const row = rows.find((row) => row.contains(document.activeElement));
  row?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select')
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
