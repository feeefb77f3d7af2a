import { useState } from 'react';
import { Button } from './button.tsx';

/** Copies a text, and says so. Where the browser does not allow it, the text can be marked and copied by hand. */
export function CopyButton({
  text,
  label,
  copied,
}: {
  readonly text: string;
  readonly label: string;
  /** Says that it is done. */
  readonly copied: string;
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <>
      <Button size="compact" onClick={copy}>
        {label}
      </Button>
      <span role="status">{isCopied && copied}</span>
    </>
  );
}
