import { type ReactNode, useCallback, useId } from 'react';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { Icon } from './icon.tsx';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

/** The time after which screen readers know a new live region: Chrome tells them of the page every 150 ms. */
export const REGION_KNOWN_MS = 250;

const ICONS = { info: 'info', ok: 'check', warn: 'warning', bad: 'warning' } as const;

/**
 * Shows something to know before going on; it stays, and its title names it. `role="status"` or `"alert"` when it
 * appears later.
 */
export function Notice({
  tone = 'info',
  title,
  children,
  role = 'note',
}: {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly role?: 'note' | 'status' | 'alert';
}) {
  const titleId = useId();
  // A notice without content is read by its title anyway.
  const name = role === 'note' && title && children ? { 'aria-labelledby': titleId } : {};
  return (
    <div className={`notice ${tone}`} role={role} {...name}>
      <Icon name={ICONS[tone]} size={24} />
      <div ref={useLateWords(role === 'status')} className="notice-body">
        {title && (
          <p id={titleId} className="notice-title">
            {title}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/**
 * Returns the `ref` of the words of a live region, which leaves them inert until screen readers know the region: they
 * read what comes into it, and not what it comes with (nvaccess/nvda#5803).
 */
export function useLateWords(isLive: boolean) {
  const { after } = useKernel();
  return useCallback(
    (words: HTMLElement | null) => {
      if (!isLive) return undefined;
      words?.setAttribute('inert', '');
      return after(REGION_KNOWN_MS, () => words?.removeAttribute('inert'));
    },
    [after, isLive],
  );
}
