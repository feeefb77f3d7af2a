import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { defined } from '#shared/kernel/defined.ts';
import { animalsReturned } from '#shared/requests/law/purchases.ts';
import { mayReopen } from '#shared/requests/process/reopening.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { dropUploads } from '#web/features/uploads/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { asideOf, parseLaidAside } from '../form/laid-aside.ts';
import { parseStoredAnswers } from '../form/stored-answers.ts';
import { type RequestAction, requestActions } from '../request-actions.ts';
import type { OpenRequest } from '../request-gate.tsx';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActDialog } from './act-dialog.tsx';
import { FolderMenu } from './folder-menu.tsx';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { PrintButton } from './print-button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAction } from './use-action.ts';

type Asked = Extract<RequestAction, 'retract' | 'waive' | 'revoke' | 'reopen' | 'remove' | 'mark'>;

/** Shows the acts of this account on the request now, by the table of transitions. */
export function ActionBar({ request, forms, account }: OpenRequest) {
  const t = useText();
  const { now } = useKernel();
  const today = useToday();
  const { data: country } = useCountry();
  const navigate = useNavigate();
  const here = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const regions = account.data.staticData.responsibleForRegions;
  const actions = requestActions(request.data, { account: account.id, regions }, forms.form.steps);
  const may = (action: RequestAction) => actions.includes(action);
  // A late answer closes its own dialog, not one that was opened since.
  const closerOf = (act: Asked) => () => setAsked((now) => (now === act ? null : now));
  // A reader who has gone elsewhere meanwhile stays there.
  const leave = () => {
    if (here.current) void navigate(pathTo('RequestList'), { replace: true });
  };
  return (
    <div ref={here} className="request-actions no-print">
      {may('fill') && (
        <ButtonLink look="primary" icon="pencil" to={pathTo('RequestFill', { id: request.id })}>
          <FillLabel request={request} forms={forms} />
        </ButtonLink>
      )}
      {may('mark') && <Button onClick={() => setAsked('mark')}>{t('requests.mark')}</Button>}
      {may('reopen') && mayReopen(request.data, new Date(now())) && (
        <Button icon="undo" onClick={() => setAsked('reopen')}>
          {t('requests.reopen')}
        </Button>
      )}
      {country.usesRequestSystem && may('followUp') && (
        <ButtonLink to={followUpPath(request)}>{t('requests.followUp')}</ButtonLink>
      )}
      {may('moveToFolder') && <FolderMenu request={request} account={account} />}
      <PrintButton request={request} />
      {may('retract') && (
        <Button look="quiet" icon="undo" onClick={() => setAsked('retract')}>
          {t('requests.retract')}
        </Button>
      )}
      {may('waive') && animalsReturned(request.data, today) === undefined && (
        <Button look="quiet" icon="undo" onClick={() => setAsked('waive')}>
          {t('requests.waive')}
        </Button>
      )}
      {may('revoke') && (
        <Button look="quiet" icon="cross" onClick={() => setAsked('revoke')}>
          {t('requests.revoke')}
        </Button>
      )}
      {may('remove') && (
        <Button look="quiet" icon="cross" onClick={() => setAsked('remove')}>
          {t('requests.removeDraft')}
        </Button>
      )}
      {(asked === 'retract' || asked === 'waive') && (
        <GiveUpDialog act={asked} request={request} onClose={closerOf(asked)} />
      )}
      {(asked === 'revoke' || asked === 'reopen') && (
        <ReasonDialog act={asked} request={request} onClose={closerOf(asked)} />
      )}
      {asked === 'remove' && (
        <RemoveDialog request={request} onRemoved={leave} onClose={closerOf(asked)} />
      )}
      {asked === 'mark' && (
        <MarkDialog request={request} account={account.id} onClose={closerOf(asked)} />
      )}
    </div>
  );
}

function FillLabel({ request, forms }: Pick<OpenRequest, 'request' | 'forms'>) {
  const t = useText();
  if (request.data.status === 'new') return t('requests.goOn');
  return (
    <>
      <LabelText labels={forms.form.steps[request.data.step]?.form} /> {t('requests.fillIn')}
    </>
  );
}

/**
 * Returns the path of a new request with the same animals, place, type and form; the server copies answers that still
 * fit.
 */
function followUpPath({ id, data }: OpenRequest['request']): string {
  const search = new URLSearchParams({
    followup: id,
    ...defined({
      breed: data.offergroup,
      use: data.animalusage,
      gender: data.gender,
      age: data.ageCategory,
      group: data.category2,
      classification: data.classification,
      sup: data.sup,
    }),
    site: data.agrSite.id,
    type: data.requestType,
    package: data.package.id,
  });
  return `${pathTo('RequestSearch', { id: data.animalkind })}?${search}`;
}

function RemoveDialog({
  request,
  onRemoved,
  onClose,
}: {
  readonly request: Request;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const { api, now } = useKernel();
  const calls = useRequestCalls();
  const name = `request/${request.id}/${request.data.step}`;
  const onDevice = useStoredForm(name, request.data.agr);
  const aside = useStoredForm(asideOf(name), request.data.agr);
  const remove = useAction(
    request,
    () => calls.remove(request),
    () => {
      const kept = [
        parseStoredAnswers(onDevice.found?.value),
        ...parseLaidAside(aside.found?.value, new Date(now())),
      ].flatMap((answers) => answers?.files ?? []);
      const files = [...request.data.attachments, ...kept].map(({ upload }) => upload);
      dropUploads(api, new Set(files));
      onDevice.discard();
      aside.discard();
      notify('success', t('requests.event.remove'));
      onRemoved();
    },
  );
  return (
    <ActDialog
      title={t('requests.removeDraft')}
      text={t('requests.removeText')}
      action={remove}
      onClose={onClose}
    />
  );
}
