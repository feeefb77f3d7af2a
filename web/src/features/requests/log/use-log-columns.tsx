import { shownStatus } from '#shared/requests/process/lapsed.ts';
import type { TableColumn } from '#web/components/data-table/table-column.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { RequestStatusChip } from '../request-status-chip.tsx';
import { numberOf, type Request } from '../use-request.ts';

export function useLogColumns(): readonly TableColumn<Request>[] {
  const t = useText();
  const { day } = useFormats();
  const labelled = useLabelled();
  const labelsOf = useLabelsOf();
  const entry = (
    name: string,
    heading: string,
    idOf: (row: Request) => string | undefined,
    of: 'country' | 'animalkind' | 'region',
  ): TableColumn<Request> => ({
    name,
    heading,
    cell: (row) => <LabelText labels={labelsOf(of, idOf(row))} />,
    value: (row) => labelled(labelsOf(of, idOf(row))).label,
  });
  return [
    {
      name: 'number',
      heading: t('requests.number'),
      cell: (request) => (
        <Link to={pathTo('AdminRequest', { id: request.id })}>{numberOf(request)}</Link>
      ),
      value: numberOf,
    },
    {
      name: 'applicant',
      heading: t('words.farm'),
      cell: ({ data }) => data.applicant.name,
      value: ({ data }) => data.applicant.name,
    },
    entry('country', t('offers.condition.country'), ({ data }) => data.country, 'country'),
    {
      name: 'status',
      heading: t('words.state'),
      cell: ({ data }) => <RequestStatusChip status={shownStatus(data)} />,
      value: ({ data }) => t(`requests.status.${shownStatus(data)}`),
    },
    {
      name: 'sent',
      heading: t('requests.sentOn'),
      cell: ({ data }) => data.sentOn && day(data.sentOn),
      value: ({ data }) => data.sentOn,
    },
    entry('region', t('words.region'), ({ data }) => data.region, 'region'),
    entry('animals', t('words.animals'), ({ data }) => data.animalkind, 'animalkind'),
  ];
}

/** Returns the labels of a country, region or animal kind by its id. */
function useLabelsOf() {
  const lists = {
    country: useEntityList('country').data,
    region: useEntityList('region').data,
    animalkind: useEntityList('animalkind').data,
  };
  return (of: keyof typeof lists, id: string | undefined) =>
    lists[of]?.find((entity) => entity.id === id)?.data.labels;
}
