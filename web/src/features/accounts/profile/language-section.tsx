import { useMutation } from '@tanstack/react-query';
import type { Account } from '#shared/accounts/account.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/kernel/locale.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { autonymOf } from '#web/i18n/autonyms.ts';
import { LOCALE_KEY } from '#web/i18n/locale-key.ts';
import { useText, useTextStore } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { replaceAccountInUse } from '#web/kernel/session/replace-account-in-use.ts';
import { useSite } from '#web/kernel/site.ts';
import { SectionForm } from './section-form.tsx';

/** Asks for the language of the account: of its mails, and of the pages once somebody has signed in. */
export function LanguageSection({ account }: { readonly account: Account }) {
  const t = useText();
  const { languages } = useSite();
  const [first = DEFAULT_LOCALE] = languages;
  const { uiLocale } = account;
  const kept = uiLocale && languages.includes(uiLocale) ? uiLocale : first;
  const form = useForm({
    read: { language: String(kept) },
    input: (typed) => languages.find((language) => language === typed.language),
    sending: useSaveLanguage(),
    prefix: 'account-',
  });
  return (
    <SectionForm
      id="language"
      title={t('language.label')}
      summary={[autonymOf(kept, languages)]}
      lead={t('profile.languageLead')}
      section={form}
    >
      <SelectField
        {...form.text('language')}
        label={t('language.label')}
        width="medium"
        options={languages.map((language) => ({
          value: language,
          label: autonymOf(language, languages),
        }))}
      />
    </SectionForm>
  );
}

/** Saves the language; the page follows at once, and this device remembers it. */
function useSaveLanguage() {
  const { api, session, storage } = useKernel();
  const texts = useTextStore();
  return useMutation({
    mutationFn: async (uiLocale: Locale) => {
      const now = session.state.get();
      if (now.status !== 'signedIn') throw new Error('Nobody is signed in');
      const { rev } = now.account;
      return api.call('POST auth/account/updateaccount', { uiLocale, rev }, { quiet: true });
    },
    onSuccess: async (saved, uiLocale) => {
      replaceAccountInUse(session, saved);
      storage.set(LOCALE_KEY, uiLocale);
      await texts.setLocale(uiLocale);
    },
  });
}
