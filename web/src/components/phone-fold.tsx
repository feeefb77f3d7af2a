import { type ReactNode, useState } from 'react';
import { useMedia } from '#web/kernel/use-media.ts';
import './phone-fold.css';

const PHONE = '(max-width: 39.99rem)';

/** Shows what stands before a list; on a phone it is folded, so that the list begins on the first screen. */
export function PhoneFold({
  label,
  isUsed,
  children,
}: {
  readonly label: string;
  /** Tells whether something of it is chosen: then it begins open. */
  readonly isUsed: boolean;
  readonly children: ReactNode;
}) {
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(isUsed);
  if (!isPhone) return children;
  return (
    <details
      className="phone-fold no-print"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{label}</summary>
      {children}
    </details>
  );
}
