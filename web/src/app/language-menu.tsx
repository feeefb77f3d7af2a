import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import { autonymOf } from '#web/i18n/autonyms.ts';
import { LOCALE_KEY } from '#web/i18n/locale-key.ts';
import { useLocale, useText, useTextStore } from '#web/i18n/text-provider.tsx';
import { unreachableError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSite } from '#web/kernel/site.ts';
import { useNotifyFailure } from '#web/kernel/use-notify-failure.ts';

/** Changes the language, where the country has several. Page, entries and hash stay. */
export function LanguageMenu() {
  const t = useText();
  const { languages } = useSite();
  const locale = useLocale();
  if (languages.length < 2) return null;
  return (
    <Disclosure
      icon="globe"
      align="end"
      label={
        <span>
          <span className="visually-hidden">{t('language.label')} </span>
          {autonymOf(locale, languages)}
        </span>
      }
    >
      {(close) => <LanguageList onChosen={close} />}
    </Disclosure>
  );
}

/** Shows the languages below the other lines of a menu. */
export function LanguageSection({ onChosen }: Choosing) {
  const t = useText();
  const { languages } = useSite();
  if (languages.length < 2) return null;
  return (
    <section aria-label={t('language.label')}>
      <p className="menu-heading">{t('language.label')}</p>
      <LanguageList onChosen={onChosen} />
    </section>
  );
}

type Choosing = { readonly onChosen: () => void };

function LanguageList({ onChosen }: Choosing) {
  const { languages } = useSite();
  const locale = useLocale();
  const texts = useTextStore();
  const { storage } = useKernel();
  const tell = useNotifyFailure();
  const choose = async (language: Locale) => {
    onChosen();
    try {
      await texts.setLocale(language);
      // Another language may have been chosen while this one was loading.
      storage.set(LOCALE_KEY, texts.state.get().texts.locale);
    } catch (error) {
      tell(unreachableError(error));
    }
  };
  return (
    <ul className="plain menu-list">
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={toLanguageTag(language)}
            aria-current={language === locale ? 'true' : undefined}
            onClick={() => void choose(language)}
          >
            {autonymOf(language, languages)}
          </button>
        </li>
      ))}
    </ul>
  );
}
