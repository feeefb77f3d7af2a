import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

/** Shows the button that saves a section of an account, and tells that the section was saved. */
export function SaveRow({
  update,
}: {
  readonly update: { readonly isPending: boolean; readonly isSuccess: boolean };
}) {
  const t = useText();
  return (
    <div className="buttons">
      <Button type="submit" look="primary" busy={update.isPending}>
        {t('action.save')}
      </Button>
      <p role="status">{update.isSuccess && t('users.saved')}</p>
    </div>
  );
}
