import { ChangeTimeline } from '#web/features/administration/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { changeText } from './change-text.ts';

/** Shows the changes of the account, by whom and why, newest first. */
export function UserTimeline({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('words.history')}</h2>
      <ChangeTimeline entity={account} titleOf={(change) => changeText(t, change)} />
    </section>
  );
}
