import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';

/** Returns the server's reason why a file was not taken, or that it did not arrive. */
export function useFailureText(): (error: unknown) => string {
  const t = useText();
  const errorText = useErrorText();
  return (error) => (error instanceof ApiError ? errorText(error) : t('errors.client.unreachable'));
}
