import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ChipTone = 'ok' | 'info' | 'warn' | 'bad' | 'off';

/** Shows a status by icon, word and colour: never by colour alone. */
export function StatusChip({
  tone,
  icon,
  children,
}: {
  readonly tone: ChipTone;
  readonly icon: IconName;
  readonly children: ReactNode;
}) {
  return (
    <span className={`chip ${tone}`}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
