import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { shownName } from '#shared/accounts/shown-name.ts';
import type { CsvCell } from '#shared/kernel/csv.ts';
import { shownStatus } from '#shared/requests/lapsed.ts';
import type { RequestListColumn } from '#shared/requests/list-columns.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Request } from '../use-request.ts';

type Names = ReadonlyMap<string, string>;

/** The cells of the list as text; what they name is asked for once, together. */
export function useExportCells(account: string) {
  const t = useText();
  const label = useLabel();
  const { day } = useFormats();
  const { loadEntity } = useKernel();

  async function namesOf(requests: readonly Request[]): Promise<Names> {
    const labelled = (['animalkind', 'offergroup', 'region'] as const).flatMap((field) =>
      unique(requests.map(({ data }) => data[field])).map(async (id) => {
        const labels = (await loadEntity(field, id))?.data.labels;
        return [id, label(labels, '')] as const;
      }),
    );
    const forms = unique(requests.map(({ data }) => data.package.id)).map(async (id) => {
      const form = await loadEntity('requestpackage', id);
      return [id, label(form?.data.labels, '')] as const;
    });
    const parties = unique(requests.map(({ data }) => data.turn)).map(async (id) => {
      const party = await loadEntity('account', id);
      return [id, party ? shownName(party.data.staticData) : t('requests.someone')] as const;
    });
    return new Map(await Promise.all([...labelled, ...forms, ...parties]));
  }

  function cell(column: RequestListColumn | 'number', { data }: Request, names: Names): CsvCell {
    const { applicant, turn, sentOn, stepSince, statusLabel } = data;
    const nameOf = (id: string | undefined) => (id === undefined ? undefined : names.get(id));
    switch (column) {
      case 'number':
        return data.hid ?? t('requests.draft');
      case 'applicant':
        return joined([
          applicant.name,
          applicant.controlNumber && formatControlNumber(applicant.controlNumber),
        ]);
      case 'region':
        return nameOf(data.region);
      case 'animals':
        return joined([nameOf(data.animalkind), nameOf(data.offergroup)]);
      case 'package':
        return nameOf(data.package.id);
      case 'sent':
        return sentOn && day(sentOn);
      case 'status':
        return joined([t(`requests.status.${shownStatus(data)}`), statusLabel]);
      case 'turn':
        return turn === account
          ? t('requests.you')
          : turn === data.agr
            ? applicant.name
            : nameOf(turn);
      case 'since':
        return day(turn === undefined ? (data.events.at(-1)?.on ?? stepSince) : stepSince);
    }
  }

  return async (
    requests: readonly Request[],
    columns: readonly (RequestListColumn | 'number')[],
  ): Promise<CsvCell[][]> => {
    const names = await namesOf(requests);
    return requests.map((request) => columns.map((column) => cell(column, request, names)));
  };
}

const unique = (ids: readonly (string | undefined)[]) => [
  ...new Set(ids.filter((id) => id !== undefined)),
];

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');
