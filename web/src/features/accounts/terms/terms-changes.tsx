import { termsChangesSince } from '#shared/accounts/terms.ts';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useSession } from '#web/kernel/use-session.ts';

/** Tells in short the changes since the reader accepted the terms; the full text stands below. */
export function TermsChanges({ page }: { readonly page: Cmspage }) {
  const t = useText();
  const { longDay } = useFormats();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const changes = termsChangesSince(page, session.account.data.supExtra);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="terms-changes">
      <h2 id="terms-changes">{t('accounts.terms.news')}</h2>
      <dl className="summary-list">
        {changes.map(({ version, summary }) => (
          <div key={version}>
            <dt>{longDay(version)}</dt>
            <dd>
              <LabelText labels={summary} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
