import { useState } from 'react';
import { Button } from './button.tsx';

/**
 * Copies a text, and says so. Where the browser does not allow it, asks the reader to mark and copy the text by hand.
 */
export function CopyButton({
  text,
  label,
  copied,
  refused,
}: {
  readonly text: string;
  readonly label: string;
  /** The words that say that the text was copied. */
  readonly copied: string;
  /** The words that say that the browser does not allow it. */
  readonly refused: string;
}) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    // A page that came without encryption has no clipboard: this throws there, too.
    const say = await (async () => navigator.clipboard.writeText(text))().then(
      () => copied,
      () => refused,
    );
    setSaid(say);
  };
  return (
    <>
      <Button size="compact" onClick={copy}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
