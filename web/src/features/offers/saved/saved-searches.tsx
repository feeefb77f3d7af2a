import { useState } from 'react';
import { offerSearchPath } from '#shared/mail/offer-paths.ts';
import { SAVED_SEARCH_NAME_LENGTH } from '#shared/offers/limits.ts';
import type { SavedSearch } from '#shared/offers/savedsearches.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/choice-group.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { atOnce, type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { useSavedSearches } from './use-saved-searches.ts';

/** Shows the searches that the account keeps: open, rename, mails on and off, delete. */
export function SavedSearches() {
  const t = useText();
  const signIn = useSignIn();
  const isGuest = useSession().status !== 'signedIn';
  return (
    <section aria-labelledby="saved-searches" className="stack">
      <h2 id="saved-searches">{t('saved.searches')}</h2>
      {isGuest ? (
        <>
          <p>{t('words.signInFirst')}</p>
          <div className="buttons">
            <Button onClick={signIn}>{t('session.logIn')}</Button>
          </div>
        </>
      ) : (
        <SearchList />
      )}
    </section>
  );
}

function SearchList() {
  const t = useText();
  const { list, searches, save } = useSavedSearches();
  const [gone, setGone] = useState<{ readonly at: number; readonly search: SavedSearch }>();
  const remove = (at: number, search: SavedSearch) => {
    const others = (now: readonly SavedSearch[]) => now.filter((other) => !isSame(other, search));
    save.mutate(others, { onSuccess: () => setGone({ at, search }) });
  };
  const undo = () => {
    if (gone) {
      const back = (now: readonly SavedSearch[]) =>
        now.some((other) => isSame(other, gone.search))
          ? now
          : now.toSpliced(gone.at, 0, gone.search);
      save.mutate(back, { onSuccess: () => setGone(undefined) });
    }
  };
  const change = (search: SavedSearch, patch: Change) =>
    save.mutate((now) =>
      now.map((other) => (isSame(other, search) ? { ...other, ...patch } : other)),
    );
  return (
    <QueryState query={list} rows={2}>
      {() => (
        <>
          {gone && (
            <Notice tone="ok" role="status" title={t('words.deleted', { name: gone.search.name })}>
              <Button size="compact" icon="undo" busy={save.isPending} onClick={undo}>
                {t('action.undo')}
              </Button>
            </Notice>
          )}
          <p className="muted">
            {t(searches.length > 0 ? 'saved.mailAddress' : 'saved.searchesNone')}
          </p>
          <ul className="plain cards">
            {searches.map((search, index) => (
              <li key={keyOf(search)}>
                <SearchCard
                  search={search}
                  isBusy={save.isPending}
                  onChange={(patch) => change(search, patch)}
                  onRemove={() => remove(index, search)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
}

const keyOf = ({ country, animalkind, query }: SavedSearch) =>
  [country, animalkind, query].join(' ');
const isSame = (search: SavedSearch, other: SavedSearch) => keyOf(search) === keyOf(other);

type Change = Partial<Pick<SavedSearch, 'name' | 'mail'>>;

function SearchCard({
  search,
  isBusy,
  onChange,
  onRemove,
}: {
  readonly search: SavedSearch;
  readonly isBusy: boolean;
  readonly onChange: (patch: Change) => void;
  readonly onRemove: () => void;
}) {
  const t = useText();
  const isHere = useCountry().id === search.country;
  const { data: country } = useEntity('country', search.country);
  const isOver = country?.data.enabledAnimals.includes(search.animalkind) === false;
  const [isNaming, setNaming] = useState(false);
  const which = <span className="visually-hidden"> {search.name}</span>;
  return (
    <Card
      heading={
        <h3>
          {isHere && !isOver ? (
            <Link to={offerSearchPath(search.animalkind, search.query)}>{search.name}</Link>
          ) : (
            search.name
          )}
        </h3>
      }
      actions={
        <>
          <Button size="compact" icon="pencil" onClick={() => setNaming(true)}>
            {t('words.rename')}
            {which}
          </Button>
          <Button size="compact" icon="cross" busy={isBusy} onClick={onRemove}>
            {t('words.delete')}
            {which}
          </Button>
        </>
      }
    >
      {!isHere && country && <LabelText labels={country.data.labels} />}
      {isOver && <p>{t('errors.offers.animalkindNotOffered')}</p>}
      <Checkbox
        label={
          <>
            {t('saved.mail')}
            {which}
          </>
        }
        checked={search.mail}
        onChange={(mail) => !isBusy && onChange({ mail })}
      />
      {isNaming && (
        <NameDialog
          name={search.name}
          onClose={() => setNaming(false)}
          onDone={(name) => {
            setNaming(false);
            onChange({ name });
          }}
        />
      )}
    </Card>
  );
}

function NameDialog({
  name,
  onClose,
  onDone,
}: {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (name: string) => void;
}) {
  const t = useText();
  const form = useForm({
    read: { name },
    check: (typed): FieldProblems =>
      typed.name.trim() === '' ? { name: t('words.nameMissing') } : {},
    input: (typed) => typed.name.trim(),
    sending: atOnce(onDone),
    prefix: 'search-',
  });
  return (
    <Dialog title={t('words.rename')} onClose={onClose}>
      <Form form={form} className="stack" isShort>
        <TextField
          {...form.text('name')}
          label={t('saved.name')}
          required
          maxLength={SAVED_SEARCH_NAME_LENGTH}
        />
        <FormButtons form={form} onCancel={onClose}>
          {t('action.save')}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
