import { useState } from 'react';
import { languageName } from '#shared/kernel/language-name.ts';
import { LOCALES, type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

/** Chooses the language; asks first where changes of this one are not saved. */
export function LanguageField({
  language,
  isChanged,
  onChange,
}: {
  readonly language: Locale;
  readonly isChanged: boolean;
  readonly onChange: (language: Locale) => void;
}) {
  const t = useText();
  const [wish, setWish] = useState<Locale | null>(null);
  return (
    <>
      <SelectField
        label={t('language.label')}
        options={LOCALES.map((value) => ({
          value,
          label: languageName(value),
          lang: toLanguageTag(value),
        }))}
        value={language}
        onChange={({ target }) => {
          const next = LOCALES.find((locale) => locale === target.value);
          if (next === undefined) return;
          if (isChanged) setWish(next);
          else onChange(next);
        }}
      />
      {wish !== null && (
        <Dialog title={t('words.notSavedYet')} onClose={() => setWish(null)}>
          <div className="buttons">
            <Button look="primary" onClick={() => setWish(null)}>
              {t('words.stay')}
            </Button>
            <Button onClick={() => onChange(wish)}>{t('words.leaveDiscard')}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
