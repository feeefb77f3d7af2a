import { useEffect, useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Notification, NotificationType } from '#web/kernel/notifications.ts';
import { useValue } from '#web/kernel/value.ts';

const TONES = {
  error: 'bad',
  warning: 'warn',
  message: 'info',
  success: 'ok',
} as const satisfies Record<NotificationType, string>;

/** Shows one notification at a time; its clock stands still under the pointer, the focus, and in a hidden tab. */
export function Toast() {
  const { notifications } = useKernel();
  const { current } = useValue(notifications.state);

  useEffect(() => {
    const follow = () => {
      if (document.hidden) notifications.pause('hidden');
      else notifications.resume('hidden');
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [notifications]);

  const isError = current?.type === 'error';
  return (
    <div className="toast">
      <div role="alert">{isError && <ToastBody key={current.id} notification={current} />}</div>
      <div role="status">
        {current && !isError && <ToastBody key={current.id} notification={current} />}
      </div>
    </div>
  );
}

function ToastBody({ notification }: { readonly notification: Notification }) {
  const t = useText();
  const { notifications } = useKernel();
  const { pause, resume, dismiss } = notifications;
  const from = useRef<EventTarget | null>(null);
  const close = () => {
    dismiss();
    const { current } = from;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the clock
    <div
      className={classNames('notice', TONES[notification.type])}
      onPointerEnter={() => pause('pointer')}
      onPointerLeave={() => resume('pointer')}
      onFocus={({ relatedTarget }) => {
        from.current = relatedTarget;
        pause('focus');
      }}
      onBlur={() => resume('focus')}
    >
      <Icon name={notification.type === 'success' ? 'check' : 'info'} size={24} />
      <p>{notification.text}</p>
      <button type="button" className="icon-button" aria-label={t('action.close')} onClick={close}>
        <Icon name="cross" />
      </button>
    </div>
  );
}
