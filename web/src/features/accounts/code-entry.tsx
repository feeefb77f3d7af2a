import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import './code-entry.css';

/** The call that takes the code, as a mutation gives it. */
type Sending = {
  readonly mutate: (code: string) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
};

/** Asks for a code of some digits: typed, pasted with spaces, or offered by the device. */
export function CodeEntry({
  id,
  label,
  hint,
  digits,
  sending,
  refusal,
  action,
  children,
}: {
  readonly id: string;
  readonly label: string;
  /** The hint how long a code is; it is the error, too, for a code of another length. */
  readonly hint: string;
  readonly digits: number;
  readonly sending: Sending;
  /** The reason why the code was refused. */
  readonly refusal?: string | undefined;
  /** Text of the button. */
  readonly action: string;
  /** The content beside the button. */
  readonly children?: ReactNode;
}) {
  const [typed, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  const code = typed.replace(/\D/g, '');
  const isCode = code.length === digits;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(!isCode);
    if (isCode && !sending.isPending) sending.mutate(code);
  };
  return (
    <form className="code-entry" onSubmit={submit} noValidate>
      <TextField
        id={id}
        label={label}
        hint={hint}
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isShort ? hint : refusal}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setShort(false);
          sending.reset();
        }}
      />
      <div className="buttons">
        <Button type="submit" look="primary" busy={sending.isPending}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
