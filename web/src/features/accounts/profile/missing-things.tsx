import type { Account } from '#shared/accounts/account.ts';
import { blocksOffers, type ProfileTask, profileTasks } from '#shared/accounts/profile-tasks.ts';
import { TERMS_PAGE } from '#shared/accounts/terms.ts';
import { focusField } from '#web/components/error-summary.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useContentPage } from '#web/features/content/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { headOf } from './section-form.tsx';

/** The place where each task is done: a section of this page, another screen, or none of the owner's own. */
const SECTIONS = {
  addLocation: 'locations',
  confirmLocations: 'locations',
  locationPosition: 'locations',
  locationRegion: 'locations',
  locationContact: 'locations',
  verifyEmail: 'emails',
  acceptTerms: 'terms',
  acceptNewTerms: 'terms',
  awaitConfirmation: null,
} as const satisfies Record<ProfileTask['task'], string | null>;

type Country = Pick<EntityOf<'country'>, 'id' | 'data'>;

/**
 * Shows the tasks before offers can be seen or mails arrive; each leads to where it is done. A farmer has its places at
 * home only, whatever country's site it reads.
 */
export function MissingThings({
  account,
  site,
}: {
  readonly account: Account;
  readonly site: Country;
}) {
  const { role, country: own } = account.staticData;
  const isAway = role === 'AGR' && own !== site.id;
  const { data: home } = useEntity('country', isAway ? own : undefined);
  const country = isAway ? home : site;
  return country && <Tasks account={account} country={country} />;
}

function Tasks({ account, country }: { readonly account: Account; readonly country: Country }) {
  const t = useText();
  const terms = useContentPage(TERMS_PAGE, account.staticData.country).data;
  const version = terms?.data.lastUpdated;
  const tasks = profileTasks(account, { id: country.id, ...country.data }, version);
  if (tasks.length === 0) return null;
  const isBlocked = tasks.some(blocksOffers);
  return (
    <Notice
      tone={isBlocked ? 'warn' : 'info'}
      title={t('profile.missing', { count: tasks.length })}
    >
      <ul className="plain profile-tasks">
        {tasks.map((task) => (
          <li key={`${task.task} ${'location' in task ? task.location.id : ''}`}>
            <TaskLink task={task} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function TaskLink({ task }: { readonly task: ProfileTask }) {
  const t = useText();
  const name = 'location' in task ? task.location.internalName : '';
  const text = t(`profile.task.${task.task === 'acceptNewTerms' ? 'acceptTerms' : task.task}`, {
    name,
  });
  const section = SECTIONS[task.task];
  if (section === null) {
    return (
      <span>
        <Icon name="clock" size={16} /> {text}
      </span>
    );
  }
  if (section === 'terms') return <Link to={pathTo('TermsOfService', { tos: 'agr' })}>{text}</Link>;
  return (
    <>
      <a
        href={`#${section}`}
        onClick={(event) => {
          event.preventDefault();
          focusField(headOf(section));
        }}
      >
        {text}
      </a>
      {task.task === 'locationRegion' && (
        <>
          {' '}
          <Link to={pathTo('Contact')}>{t('profile.askForRegion')}</Link>
        </>
      )}
    </>
  );
}
