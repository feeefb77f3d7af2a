import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, type Sending, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import './code-entry.css';

const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/**
 * Asks for a code of some digits: typed, pasted with spaces, or offered by the device. A failure that is no refusal of
 * the code is told by its caller.
 */
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
  /** The call that takes the code. */
  readonly sending: Sending<string, unknown>;
  /** The reason why the code was refused. */
  readonly refusal?: string | undefined;
  /** Text of the button. */
  readonly action: string;
  /** The content beside the button. */
  readonly children?: ReactNode;
}) {
  const form = useForm({
    read: { code: '' },
    check: ({ code }): FieldProblems => (digitsOf(code).length === digits ? {} : { code: hint }),
    input: ({ code }) => digitsOf(code),
    sending,
    refused: (): FieldProblems => (refusal === undefined ? {} : { code: refusal }),
    prefix: `${id}-`,
  });
  return (
    <Form form={form} className="code-entry" isShort failure={() => null}>
      <TextField
        {...form.text('code')}
        label={label}
        hint={hint}
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className="buttons">
        <Button type="submit" look="primary" busy={form.isSending}>
          {action}
        </Button>
        {children}
      </div>
    </Form>
  );
}
