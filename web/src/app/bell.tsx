import { Disclosure } from '#web/components/disclosure.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Notification } from '#web/kernel/notifications.ts';
import { useValue } from '#web/kernel/value.ts';

/** Shows the last ten notifications, for a reader who was not quick enough. */
export function Bell() {
  const t = useText();
  const kept = useKept();
  if (kept.length === 0) return null;
  return (
    <Disclosure
      icon="bell"
      name={t('bell.label', { count: kept.length })}
      label={<span>{kept.length}</span>}
      align="end"
    >
      {() => <Kept kept={kept} />}
    </Disclosure>
  );
}

/** Shows the same in the sheet of a phone: beside the menu there is no room that would not move the page. */
export function PhoneBell() {
  const t = useText();
  const kept = useKept();
  if (kept.length === 0) return null;
  return (
    <ul className="plain menu-list">
      <li>
        <details>
          <summary>
            {t('bell.label', { count: kept.length })}
            <Icon name="down" />
          </summary>
          <Kept kept={kept} />
        </details>
      </li>
    </ul>
  );
}

const useKept = () => useValue(useKernel().notifications.state).kept;

function Kept({ kept }: { readonly kept: readonly Notification[] }) {
  const { time } = useFormats();
  return (
    <ol className="plain bell-list">
      {kept.map((notification) => (
        <li key={notification.id}>
          <p>{notification.text}</p>
          <p className="meta">{time(notification.at.toISOString())}</p>
        </li>
      ))}
    </ol>
  );
}
