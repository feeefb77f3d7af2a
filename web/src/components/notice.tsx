import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

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
      <div className="notice-body">
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
