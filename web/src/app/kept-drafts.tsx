import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { copiesIn } from '#web/kernel/no-signal/kept-copy.ts';

/**
 * Shows the forms that this device keeps for a time without signal: each link loads its page again, which starts from
 * the kept copy.
 */
export function KeptDrafts() {
  const t = useText();
  const { storage, now } = useKernel();
  const [copies] = useState(() => copiesIn(storage, new Date(now())));
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
