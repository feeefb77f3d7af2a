import { whenOver } from '#shared/requests/package/when-over.ts';
import { shownStatus } from '#shared/requests/process/lapsed.ts';
import { Icon } from '#web/components/icon.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { OfficeNotes } from '../office-notes.tsx';
import type { OpenRequest } from '../request-gate.tsx';
import { RequestStatusChip } from '../request-status-chip.tsx';
import { usePartyNames } from '../use-party-names.ts';
import { useRequestSubject } from '../use-request-subject.tsx';
import { UsualTime } from './usual-time.tsx';

/** Shows what a request is about, its number and status, and who has it since when. */
export function RequestHead({
  request,
  forms,
  account,
  isPreview,
}: OpenRequest & { readonly isPreview: boolean }) {
  const t = useText();
  const { subject, words } = useRequestSubject(request, account.id);
  const { hid, aut } = request.data;
  const waitsForOther = account.id !== aut && account.data.staticData.role !== 'ADM';
  return (
    <div className="request-head">
      <PageHeading
        title={words}
        lead={
          <>
            <span className="unbroken">{hid ?? t('requests.draft')}</span> ·{' '}
            <LabelText labels={forms.form.labels} />
          </>
        }
      >
        {subject}
      </PageHeading>
      <div className="chips">
        {isPreview && (
          <StatusChip tone="warn" icon="search">
            {t('words.preview')}
          </StatusChip>
        )}
        <RequestStatusChip status={shownStatus(request.data)} />
        <OfficeNotes request={request} />
      </div>
      <WhoseTurn request={request} forms={forms} account={account} />
      {waitsForOther && <UsualTime request={request} forms={forms} />}
    </div>
  );
}

function WhoseTurn({ request, forms, account }: OpenRequest) {
  const t = useText();
  const { longDay, daysAgo } = useFormats();
  const { now } = useKernel();
  const nameOf = usePartyNames(request.data);
  const { agr, turn, status, step, stepSince, stepClosesOn, stepWorkingDays } = request.data;
  const isGone =
    useEntity('account', turn === account.id ? undefined : turn).data?.data.active === false;
  const waiting = forms.form.steps[step];
  if (turn === undefined || status === 'new') return null;
  const over = whenOver(forms.form.steps, step);
  const isOver = stepClosesOn !== undefined && Date.parse(stepClosesOn) <= now();
  const undecided =
    isOver && over === 'remindAndStay'
      ? ('requests.overdue' as const)
      : (`requests.timeOver.${over}` as const);
  const party = turn === account.id ? t('requests.you') : nameOf(turn);
  return (
    <p className="whose-turn">
      <Icon name="clock" />
      <span>
        <strong>
          <TermText term={t('requests.turn')}>{party}</TermText>
        </strong>{' '}
        {t('requests.since', {
          day: longDay(stepSince),
          ago: daysAgo(stepSince, new Date(now())),
        })}
        {waiting && (
          <>
            {' · '}
            <LabelText labels={waiting.statusLabels} />
          </>
        )}
        {stepClosesOn !== undefined && (
          <span className="muted closes-on">
            {status === 'open' ? (
              t(undecided, { day: longDay(stepClosesOn) })
            ) : (
              <TermText term={t('requests.due')}>{longDay(stepClosesOn)}</TermText>
            )}
            {stepWorkingDays !== undefined && (
              <> {t('requests.workingDays', { days: stepWorkingDays, day: longDay(stepSince) })}</>
            )}
          </span>
        )}
        {isGone && (
          <span className="closes-on">
            {t('requests.partyGone')}
            {status === 'open' && account.id === agr && <> {t('requests.mayRetract')}</>}
          </span>
        )}
      </span>
    </p>
  );
}
