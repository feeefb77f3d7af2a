import { type ButtonHTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

type Look = 'primary' | 'secondary' | 'danger' | 'quiet';
type Shared = {
  readonly look?: Look;
  readonly icon?: IconName;
  readonly size?: 'normal' | 'compact' | 'wide';
  readonly children: ReactNode;
};
export type ButtonProps = Shared &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> & {
    readonly ref?: Ref<HTMLButtonElement>;
    /** The work of the button goes on: pressing again does nothing, and the reader is told. */
    readonly busy?: boolean;
  };

/** Shows a button. It is never disabled without a reason: let press, then explain. */
export function Button({ look, icon, size, busy, onClick, children, ...rest }: ButtonProps) {
  const lastClick = useRef(0);
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      className={lookOf({ look, size }, rest.className)}
      onClick={(event) => {
        // A double click sends a form once; other buttons, as those that count, take each click. Its second press may
        // meet a button that has just come in the place of the first, as that of the next row: nobody meant that one.
        const isMore = event.detail > 1;
        const isMeant = !isMore || lastClick.current === event.detail - 1;
        if (isMeant) lastClick.current = event.detail;
        if (busy || !isMeant || (rest.type === 'submit' && isMore)) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** Shows a link that looks like a button: it goes somewhere. */
export function ButtonLink({ look, icon, size, children, ...rest }: Shared & LinkProps) {
  return (
    <Link {...rest} className={lookOf({ look, size }, rest.className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}

function lookOf(
  { look = 'secondary', size }: { look?: Look | undefined; size?: Shared['size'] | undefined },
  more?: string,
): string {
  return classNames('button', look, size, more);
}
