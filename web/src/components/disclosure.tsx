import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type DisclosureProps = {
  readonly label: ReactNode;
  readonly icon?: IconName;
  readonly className?: string;
  /** The edge of the button from which the panel hangs. */
  readonly align?: 'start' | 'end';
  /** The name of an icon button, which has no arrow. */
  readonly name?: string;
  /** Tells whether the current page is inside of the panel. */
  readonly isCurrent?: boolean;
  readonly children: (close: () => void) => ReactNode;
};

/**
 * Shows a button that opens a panel below it: click or Enter opens it, Escape or a choice closes it and goes back,
 * leaving it closes it. Nothing opens on hover.
 */
export function Disclosure({
  label,
  icon,
  className,
  align = 'start',
  name,
  isCurrent,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is inside
    <div
      ref={box}
      className={classNames('disclosure', className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classNames('disclosure-button', isCurrent && 'current')}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {icon && <Icon name={icon} />}
        {label}
        {name === undefined && <Icon name="down" size={16} />}
      </button>
      <div id={panelId} className={classNames('disclosure-panel', align)} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
