import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { copiesIn } from '#web/kernel/no-signal/kept-copy.ts';
import { chosenAccount } from '#web/kernel/session/account-in-use.ts';

/**
 * Shows the forms that this device keeps of the account in use for a time without signal: each link loads its page
 * again, which starts from the kept copy.
 */
export function KeptDrafts() {
  const t = useText();
  const { storage, tabStorage, now } = useKernel();
  const [copies] = useState(() =>
    copiesIn(storage, new Date(now())).filter(
      ({ session }) => session.account.id === chosenAccount({ storage, tabStorage }),
    ),
  );
  if (copies.length === 0) return null;
  return (
    <section className="further-links">
      <h2>{t('noSignal.drafts')}</h2>
      <ul className="plain link-rows">
        {copies.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>
              <span className="link-row-name">{title}</span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
