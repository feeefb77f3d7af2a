import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

const ICONS = { info: 'info', ok: 'check', warn: 'warning', bad: 'warning' } as const;

/** Something to know before going on; stays. `role="status"` or `"alert"` when it appears later. */
export function Notice({
  tone = 'info',
  title,
  children,
  role,
}: {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly role?: 'status' | 'alert';
}) {
  return (
    <div className={`notice ${tone}`} role={role}>
      <Icon name={ICONS[tone]} size={24} />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
