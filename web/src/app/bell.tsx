import { Disclosure } from '#web/components/disclosure.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useValue } from '#web/kernel/value.ts';

/** Shows the last ten notifications, for a reader who was not quick enough. */
export function Bell() {
  const t = useText();
  const { time } = useFormats();
  const { notifications } = useKernel();
  const { kept } = useValue(notifications.state);
  if (kept.length === 0) return null;
  return (
    <Disclosure
      icon="bell"
      name={t('bell.label', { count: kept.length })}
      label={<span className="bell-count">{kept.length}</span>}
      align="end"
    >
      {() => (
        <ol className="plain bell-list">
          {kept.map((notification) => (
            <li key={notification.id}>
              <p>{notification.text}</p>
              <p className="meta">{time(notification.at.toISOString())}</p>
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}
