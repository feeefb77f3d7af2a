import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { SHOWN_STATUSES } from '#shared/requests/process/lapsed.ts';
import { useFilterOptions } from '#web/components/inputs/use-filter-options.ts';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { SearchBox } from '#web/components/search-box.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { editorKey, isNarrowed, type RequestListState } from './list-filter.ts';
import { MoreFilters } from './more-filters.tsx';
import { useEditors } from './use-editors.ts';

/** Id of the field that the list is searched by. */
export const REQUEST_SEARCH = 'request-search';

type Filtering = FilterProps<RequestListState> & {
  readonly account: Entity<Account>;
};

/** Narrows a view: status, animals, in an office the person, and a word of number or applicant. */
export function ListFilters({ account, state, change }: Filtering) {
  const t = useText();
  const { data: country } = useCountry();
  const { items, isPending } = useEntitiesById('animalkind', country.enabledAnimals);
  const kinds = useFilterOptions('animalkind', isPending ? undefined : items, state.kind);
  return (
    <search className="no-print">
      <PhoneFold label={t('list.filters')} isUsed={isNarrowed(state)}>
        <div className="list-filters">
          {state.view !== 'drafts' && (
            <SelectField
              label={t('words.state')}
              empty={t('words.any')}
              value={state.status}
              onChange={(event) => change({ status: event.target.value })}
              options={SHOWN_STATUSES.map((value) => ({
                value,
                label: t(`requests.status.${value}`),
              }))}
            />
          )}
          <SelectField
            label={t('offers.condition.animalkind')}
            empty={t('words.any')}
            value={state.kind}
            onChange={(event) => change({ kind: event.target.value })}
            options={kinds}
          />
          {isOffice(account) && <EditorFilter account={account} state={state} change={change} />}
          <SearchBox
            id={REQUEST_SEARCH}
            label={t('requests.searchText')}
            text={state.text}
            onSearch={(text) => change({ text })}
          />
        </div>
        <MoreFilters state={state} change={change} />
      </PhoneFold>
    </search>
  );
}

/** Tells whether several people may work on the requests of an account. */
const isOffice = ({ data }: Entity<Account>): boolean => data.staticData.role !== 'AGR';

/** Asks for the person who has the requests; each with the number of them. */
function EditorFilter({ account, state, change }: Filtering) {
  const t = useText();
  const { number } = useFormats();
  const { editors } = useEditors(account, state);
  return (
    <SelectField
      label={t('requests.editor')}
      empty={t('words.any')}
      value={state.editor}
      onChange={({ target }) => change({ editor: target.value })}
      options={editors.map(({ name, count }) => ({
        value: editorKey(name),
        label: `${name ?? t('requests.noEditor')} (${number(count)})`,
      }))}
    />
  );
}
