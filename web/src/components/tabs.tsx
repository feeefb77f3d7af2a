import { Link } from './link.tsx';

export type Tab = {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  /** Empty while it is on its way: its place is kept. */
  readonly count?: string;
};

/** Shows views of one thing as links: each has its own address. */
export function Tabs({
  label,
  tabs,
  current,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
}) {
  return (
    <nav aria-label={label} className="tabs">
      <ul className="plain">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              className="tab"
              to={tab.to}
              aria-current={tab.key === current ? 'page' : undefined}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="muted">{tab.count === '' ? '\u00a0' : ` (${tab.count})`}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
