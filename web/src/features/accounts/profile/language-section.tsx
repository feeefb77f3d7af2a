import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { autonymOf } from '#web/i18n/autonyms.ts';
import { LOCALE_KEY } from '#web/i18n/locale-key.ts';
import { useLocale, useText, useTextStore } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { replaceAccountInUse } from '#web/kernel/session/replace-account-in-use.ts';
import { useSite } from '#web/kernel/site.ts';
import { SaveFailure } from './save-failure.tsx';
import { ProfileSection, SavedLine } from './section-form.tsx';

/** Asks for the language of the account: of its mails, and of the pages once somebody has signed in. */
export function LanguageSection({ account }: { readonly account: Account }) {
  const t = useText();
  const { languages } = useSite();
  const locale = useLocale();
  const save = useSaveLanguage();
  const { uiLocale } = account;
  const kept = uiLocale !== undefined && languages.includes(uiLocale) ? uiLocale : locale;
  const [chosen, setChosen] = useState<string>(kept);
  const found = languages.find((language) => language === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (found !== undefined) save.mutate(found);
  };
  return (
    <ProfileSection id="language" title={t('language.label')} lead={t('profile.languageLead')}>
      <form className="profile-form" onSubmit={submit} noValidate>
        <SaveFailure error={save.error} />
        <SelectField
          id="account-language"
          label={t('language.label')}
          width="medium"
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            save.reset();
          }}
          options={languages.map((language) => ({
            value: language,
            label: autonymOf(language, languages),
          }))}
        />
        <div className="buttons">
          <Button type="submit" look="primary" busy={save.isPending}>
            {t('action.save')}
            <span className="visually-hidden"> {t('language.label')}</span>
          </Button>
          <SavedLine isSaved={save.isSuccess} />
        </div>
      </form>
    </ProfileSection>
  );
}

/** Saves the language; the page follows at once, and this device remembers it. */
function useSaveLanguage() {
  const { api, session, storage } = useKernel();
  const texts = useTextStore();
  return useMutation({
    mutationFn: async (uiLocale: ReturnType<typeof useLocale>) => {
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
