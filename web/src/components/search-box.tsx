import { type FormEvent, useState } from 'react';
import { defined } from '#shared/kernel/defined.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import './search-box.css';

const TEXT_LENGTH = 200;

/** Searches a list by a text, on Enter or the button: the server is not asked at every letter. */
export function SearchBox({
  id,
  label,
  action,
  text,
  onSearch,
}: {
  /** The id of the field. */
  readonly id?: string;
  readonly label: string;
  /** The words on the button. */
  readonly action: string;
  /**
   * The text that is searched for now; give it as `key` too, so that the field follows when the text is changed from
   * elsewhere.
   */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(text);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className="search-box" onSubmit={search}>
      <TextField
        {...defined({ id })}
        label={label}
        type="search"
        autoComplete="off"
        maxLength={TEXT_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon="search">
        {action}
      </Button>
    </form>
  );
}
