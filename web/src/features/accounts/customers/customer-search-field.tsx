import { type FormEvent, useState } from 'react';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import { CUSTOMER_SEARCH_LENGTH } from '#shared/accounts/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

/** Asks for a customer, in one field for both ways of looking. */
export function CustomerSearchField({
  text,
  onSearch,
}: {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState(text);
  const [isShort, setShort] = useState(false);
  const count = CUSTOMER_SEARCH_LENGTH;
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    const isTooShort = customerFilter(wanted) === undefined;
    setShort(isTooShort);
    if (!isTooShort) onSearch(wanted);
  };
  return (
    <search>
      <form onSubmit={search} noValidate className="registration-form">
        <TextField
          id="customer-search"
          type="search"
          label={t('accounts.customers.field')}
          hint={t('accounts.customers.hint', { count })}
          error={isShort ? t('accounts.customers.tooShort', { count }) : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="primary" icon="search">
          {t('accounts.customers.search')}
        </Button>
      </form>
    </search>
  );
}
