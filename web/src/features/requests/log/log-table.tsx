import { shownStatus } from '#shared/requests/lapsed.ts';
import { Checkbox } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { withChosen } from '#web/components/with-chosen.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { RequestStatusChip } from '../request-status-chip.tsx';
import type { Request } from '../use-request.ts';

/** Rows to choose; cards where it is narrow. */
export function LogTable({
  requests,
  caption,
  chosen,
  onChoose,
}: {
  readonly requests: readonly Request[];
  readonly caption: string;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}) {
  const t = useText();
  const { day } = useFormats();
  return (
    <div className="request-table-frame">
      <table className="table request-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('requests.number')}</th>
            <th scope="col">{t('requests.applicant')}</th>
            <th scope="col">{t('requestlog.country')}</th>
            <th scope="col">{t('requests.status')}</th>
            <th scope="col">{t('requests.sentOn')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('requestlog.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map(({ id, data }) => (
            <tr key={id}>
              <th scope="row">
                <Checkbox
                  label={data.hid ?? id}
                  checked={chosen.includes(id)}
                  onChange={(isChosen) => onChoose(withChosen(chosen, id, isChosen))}
                />
              </th>
              <td data-heading={t('requests.applicant')}>{data.applicant.name}</td>
              <td data-heading={t('requestlog.country')}>
                <CountryName id={data.country} />
              </td>
              <td data-heading={t('requests.status')}>
                <RequestStatusChip status={shownStatus(data)} />
              </td>
              <td data-heading={t('requests.sentOn')}>{data.sentOn && day(data.sentOn)}</td>
              <td>
                <Link to={pathTo('AdminRequest', { id })}>
                  {t('requestlog.open')}
                  <span className="visually-hidden"> {data.hid ?? id}</span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CountryName({ id }: { readonly id: string }) {
  const { data } = useEntity('country', id);
  return <LabelText labels={data?.data.labels} />;
}
