import { type FormEvent, useRef, useState } from 'react';
import { defined } from '#shared/kernel/defined.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

const TEXT_LENGTH = 200;

/** Searches a list by a text, on Enter or the button: the server is not asked at every letter. */
export function SearchBox({
  id,
  label,
  text,
  problemOf,
  onSearch,
}: {
  readonly id?: string;
  readonly label: string;
  /** The text that is searched for now; the field follows it when it is changed from elsewhere. */
  readonly text: string;
  /** Returns the words that tell why a text cannot be searched for; such a text is not. */
  readonly problemOf?: (text: string) => string | undefined;
  readonly onSearch: (text: string) => void;
}) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setAsked(text);
    setTyped(text);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setAsked(wanted);
    if (problemOf?.(wanted) === undefined) onSearch(wanted);
    else field.current?.focus();
  };
  return (
    <form className="search-box" onSubmit={search} noValidate>
      <TextField
        {...defined({ id })}
        ref={field}
        label={label}
        type="search"
        error={problemOf?.(asked)}
        autoComplete="off"
        maxLength={TEXT_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon="search">
        {t('words.search')}
      </Button>
    </form>
  );
}
