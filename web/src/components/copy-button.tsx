import { useState } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { Button } from './button.tsx';

/**
 * Copies a text, and says so. Where the browser does not allow it, asks the reader to mark and copy the text by hand.
 */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useText();
  const [said, setSaid] = useState('');
  const copy = async () => {
    // A page that came without encryption has no clipboard: this throws there, too.
    const say = await (async () => navigator.clipboard.writeText(text))().then(
      () => t('words.copied'),
      () => t('words.copyRefused'),
    );
    setSaid(say);
  };
  return (
    <>
      <Button size="compact" onClick={copy}>
        {t('words.copy')}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
