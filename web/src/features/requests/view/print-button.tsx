import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PRINT_ATTACHMENT_BYTES } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useMegabytes } from '../use-megabytes.ts';
import type { Request } from '../use-request.ts';

/** Prints the request, or saves it as PDF, by the browser; first warns of more attachments than can be printed with it. */
export function PrintButton({ request }: { readonly request: Request }) {
  const t = useText();
  const megabytes = useMegabytes();
  const [isWarning, setWarning] = useState(false);
  const total = request.data.attachments.reduce((sum, { size }) => sum + size, 0);
  const print = () => {
    // The browser prints what stands there now.
    flushSync(() => setWarning(false));
    window.print();
  };
  return (
    <>
      <Button
        icon="print"
        onClick={() => (total > PRINT_ATTACHMENT_BYTES ? setWarning(true) : print())}
      >
        {t('action.print')}
      </Button>
      {isWarning && (
        <Dialog title={t('requests.printTooMuch')} onClose={() => setWarning(false)}>
          <p>
            {t('requests.printTooMuchText', {
              total: megabytes(total),
              limit: megabytes(PRINT_ATTACHMENT_BYTES),
            })}
          </p>
          <div className="buttons">
            <Button look="primary" onClick={print}>
              {t('action.print')}
            </Button>
            <Button onClick={() => setWarning(false)}>{t('action.cancel')}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
