import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityPages } from '#web/kernel/use-entities.ts';
import { ActiveChip } from './active-chip.tsx';
import { doublesFilter } from './doubles.ts';

const MOST_SHOWN = 10;

/** Shows accounts that may be the same party once more; nothing where there is none. */
export function DoublesSection({ account }: { readonly account: EntityOf<'account'> }) {
  const filter = doublesFilter(account);
  return filter && <Doubles filter={filter} />;
}

function Doubles({ filter }: { readonly filter: NonNullable<ReturnType<typeof doublesFilter>> }) {
  const t = useText();
  const { data } = useEntityPages('account', { filter, limit: MOST_SHOWN });
  const [doubles = []] = data?.pages.map(({ items }) => items) ?? [];
  if (doubles.length === 0) return null;
  return (
    <section aria-labelledby="doubles">
      <h2 id="doubles">{t('users.doubles')}</h2>
      <p className="muted">{t('users.doublesText')}</p>
      <ul className="plain user-rows">
        {doubles.map(({ id, data: double }) => (
          <li key={id}>
            <span className="user-subject">
              <Link to={pathTo('AdminUser', { id })}>{double.staticData.name}</Link>
              <span className="choice-hint">{townLine(double.userData.address)}</span>
            </span>
            <ActiveChip account={double} />
          </li>
        ))}
      </ul>
    </section>
  );
}
