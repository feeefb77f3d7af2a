import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Entity } from '#shared/kernel/entity.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { forgetCopy } from '#web/kernel/no-signal/kept-copy.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSite } from '#web/kernel/site.ts';
import { type Request, requestKey } from './use-request.ts';

type Pin = Pick<Request, 'id' | 'rev'>;
type Filling = Omit<CallInput<'POST livestock/request/fillform'>, 'process'>;
export type Standing = Omit<CallInput<'POST livestock/request/setstatus'>, 'process'>;

const QUIET = { quiet: true } as const;
const PATIENT = { quiet: true, patient: true } as const;

/** Returns the calls that change a request. Their answers are shown at once; lists and counts are asked for again. */
export function useRequestCalls() {
  const { api, storage } = useKernel();
  const { basename } = useSite();
  const queries = useQueryClient();
  return useMemo(() => {
    // A timeline is asked for by revision: it never grows old, and that of a removed draft is gone.
    const forgetLists = () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [kind, of] }) =>
          kind !== 'entity' && kind !== 'timeline' && of === 'request-process',
      });
    const keep = <E extends Entity>(request: E): E => {
      // An answer that is still on its way is older than this one.
      void queries.cancelQueries({ queryKey: requestKey(request.id) });
      queries.setQueryData(requestKey(request.id), request);
      void forgetLists();
      return request;
    };
    const pinOf = ({ id, rev }: Pin) => ({ id, rev });
    return {
      init: async (input: CallInput<'POST livestock/request/initrequest'>) =>
        keep(await api.call('POST livestock/request/initrequest', input, QUIET)),
      fill: (request: Pin, filling: Filling) =>
        api.call(
          'POST livestock/request/fillform',
          { process: pinOf(request), ...filling },
          PATIENT,
        ),
      remove: async (request: Pin) => {
        await api.call('POST livestock/request/remove', { process: pinOf(request) }, QUIET);
        forgetCopy(storage, basename + pathTo('RequestFill', { id: request.id }));
        queries.removeQueries({ queryKey: requestKey(request.id) });
        void forgetLists();
      },
      retract: async (request: Pin) =>
        keep(
          await api.call(
            'POST livestock/request/retractrequest',
            { process: pinOf(request) },
            QUIET,
          ),
        ),
      waive: async (request: Pin) =>
        keep(await api.call('POST livestock/request/waive', { process: pinOf(request) }, QUIET)),
      revoke: async (request: Pin, reason: string) => {
        const input = { process: pinOf(request), reason };
        return keep(await api.call('POST livestock/request/revoke', input, QUIET));
      },
      reopen: async (request: Pin, reason: string) => {
        const input = { process: pinOf(request), reason };
        return keep(await api.call('POST livestock/request/reopen', input, QUIET));
      },
      setStatus: async (request: Pin, standing: Standing) =>
        keep(
          await api.call(
            'POST livestock/request/setstatus',
            { process: pinOf(request), ...standing },
            QUIET,
          ),
        ),
      forgetLists,
      keep,
      /** Offers that were found before are asked for again. */
      forgetOffers: () =>
        queries.invalidateQueries({ predicate: ({ queryKey: [, of] }) => of === 'offer' }),
      /** Asks for a request again, and returns what is known of it then. */
      reload: async (request: Pin) => {
        await queries.invalidateQueries({ queryKey: requestKey(request.id) });
        return queries.getQueryData<Request | null>(requestKey(request.id));
      },
    };
  }, [api, queries, storage, basename]);
}
