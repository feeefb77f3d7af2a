import type { ReactNode } from 'react';
import { useMedia } from '#web/kernel/use-media.ts';
import { classNames } from './class-names.ts';
import { useFold } from './use-fold.ts';
import './phone-fold.css';

const PHONE = '(max-width: 39.99rem)';

/**
 * Shows what stands before a list; on a phone it is folded, so that the list begins on the first screen. What is open in
 * it, as a dialog, stays when a device is turned.
 */
export function PhoneFold({
  label,
  isUsed = false,
  children,
}: {
  readonly label: string;
  /** Tells whether something of it is chosen: then it opens. */
  readonly isUsed?: boolean;
  readonly children: ReactNode;
}) {
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useFold(isUsed, isUsed || !isPhone);
  return (
    <details
      className={classNames('phone-fold', isPhone && 'no-print')}
      open={isOpen || !isPhone}
      onToggle={({ currentTarget }) => {
        if (isPhone) setOpen(currentTarget.open);
      }}
    >
      <summary hidden={!isPhone}>{label}</summary>
      {children}
    </details>
  );
}
