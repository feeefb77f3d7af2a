import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useErrorText, useText, useTexts } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { fieldProblems } from './field-problems.ts';
import { useReloadAccount } from './use-save-profile.ts';

/**
 * Tells why saving failed. Where somebody else of the account was faster, the newest state is loaded, and the typed
 * values stay.
 */
export function SaveFailure({ error }: { readonly error: unknown }) {
  const t = useText();
  const errorText = useErrorText();
  const reload = useReloadAccount();
  const [reloaded, setReloaded] = useState<unknown>(null);
  if (!error) return null;
  if (errorCodeOf(error) !== 'entities.revConflict') {
    return <Notice tone="bad" role="alert" title={errorText(error)} />;
  }
  if (reloaded === error) return <Notice role="status" title={t('words.reloaded')} />;
  return (
    <Notice tone="bad" role="alert" title={t('errors.entities.revConflict')}>
      <p>{t('words.conflictText')}</p>
      <Button
        size="compact"
        onClick={() =>
          reload().then(
            () => setReloaded(error),
            () => {}, // told by the notification that every failed call brings
          )
        }
      >
        {t('words.reloadNewest')}
      </Button>
    </Notice>
  );
}

/** Tells of a save without fields on the page what was refused: a location that offers use, one text too many. */
export function SaveRefusal({ error }: { readonly error: unknown }) {
  const texts = useTexts();
  const [text] = Object.values(fieldProblems(texts, error));
  if (text === undefined) return <SaveFailure error={error} />;
  return (
    <p className="field-error" role="alert">
      {text}
    </p>
  );
}
