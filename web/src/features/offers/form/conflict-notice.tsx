import { Button } from '#web/components/button.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { T, useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import type { OfferFormState } from './use-offer-form.ts';

/**
 * Tells why saving failed as a whole. Where somebody else saved first, the typed values stay and can be put on the
 * newest state.
 */
export function ConflictNotice({
  error,
  reload,
}: Pick<OfferFormState, 'reload'> & { readonly error: unknown }) {
  const t = useText();
  const errorText = useErrorText();
  const isConflict = errorCodeOf(error) === 'entities.revConflict';
  return (
    <Notice tone="bad" role="alert" title={errorText(error)}>
      {isConflict && (
        <>
          <p>{t('words.conflictText')}</p>
          <Button size="compact" onClick={reload}>
            {t('words.reloadNewest')}
          </Button>
        </>
      )}
    </Notice>
  );
}

/** Tells what somebody else has changed, too, in the fields that were typed in. */
export function RebasedNotice({ form: { clashes, nameOf } }: { readonly form: OfferFormState }) {
  const t = useText();
  if (clashes === null) return null;
  if (clashes.length === 0) return <Notice role="status" title={t('words.reloaded')} />;
  const fields = <ListText items={clashes.map(nameOf)} />;
  return (
    <Notice role="status">
      <p>
        <T id="offers.clashes" values={{ fields }} />
      </p>
    </Notice>
  );
}
