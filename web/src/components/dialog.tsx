import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#web/i18n/text-provider.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { PageInSightContext } from './page-in-sight.ts';

export type DialogProps = {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `sheet` fills a phone; `dialog` is as high as it must be. */
  readonly look?: 'dialog' | 'sheet';
};

/**
 * Shows a native modal dialog while it is rendered: Escape closes it, the focus stays in it and then goes back. A press
 * beside it closes it, too, until something was typed or chosen in it.
 */
export function Dialog({ title, onClose, children, look = 'dialog' }: DialogProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const isFilled = useRef(false);
  const titleId = useId();
  const opener = useRef<Element | null>(null);
  const isInSight = useContext(PageInSightContext);

  // A modal dialog lets nothing else be used, so it is shut while another page stands in its place.
  useEffect(() => {
    if (!isInSight) return undefined;
    const element = dialog.current;
    opener.current ??= document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      // A dialog that the browser has closed gave the focus back then; the next page's heading may have it by now.
      if (!element?.open && document.activeElement !== document.body) return;
      element?.close();
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus();
    };
  }, [isInSight]);

  // The dialog stands at the end of the body: a form in it must not stand inside the form that opened it, since
  // browsers keep the inner form's `submit` from the page's scripts and load the page again.
  return createPortal(
    <dialog
      ref={dialog}
      className={classNames('dialog', look)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker inside that is closed without a file tells so by an event of the same name.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target }) => {
        // Browsers tell it later, also of a dialog that is only shut behind the maintenance page.
        if (target === dialog.current && isInSight && !dialog.current.open) onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        // Text that is marked up to beyond the dialog is no press beside it.
        const isBeside = target === dialog.current && pressed.current === target;
        if (isBeside && !isFilled.current) onClose();
      }}
      onInput={() => {
        isFilled.current = true;
      }}
      onKeyDown={() => {}}
      // React lets the event through to the form that opened the dialog, which would send itself.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            onClick={onClose}
            aria-label={t('action.close')}
          >
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
