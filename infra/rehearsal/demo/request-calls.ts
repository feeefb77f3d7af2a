import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { OfferAnswer } from '#shared/requests/entities/offer-answer.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';

const { fillForm, retractRequest, revokeRequest, setStatus, waiveRequest } = requestEndpoints;

/** A call about a request that has been begun, by one of its parties. */
export type RequestCall = {
  readonly endpoint: Endpoint;
  /** The id of the calling account. */
  readonly by: string;
  /** The input besides the request itself. */
  readonly said: object;
};

/**
 * Returns the input with which its creator begins a request. `offers`: the answers to offers that the search finds.
 */
export function beginningOf(process: RequestProcess, offers: readonly OfferAnswer[]): object {
  const { requestType: type, agr, ins, aso, sup, creator, followupFor, searchFilter } = process;
  const { animalkind, animalusage, offergroup, category2, classification } = process;
  return {
    type,
    package: { id: process.package.id },
    location: process.agrSite.id,
    animalkind,
    animalusage,
    offergroup,
    category2,
    classification,
    ins,
    aso,
    sup,
    followupFor,
    ...(creator === agr ? {} : { agr }),
    searchFilter: { attributeFilter: searchFilter?.attributeFilter, offers },
  };
}

/**
 * Returns the calls that bring a request to its state, in their order, the folders of its parties last. `offers`: the
 * answers to further offers that this search found.
 */
export function callsOf(
  process: RequestProcess,
  offers: readonly OfferAnswer[] = [],
): RequestCall[] {
  const { status, creator, draft, events, folders } = process;
  const waiting = [...process.filledSteps];
  const calls = events.flatMap(({ event, by, reason }): RequestCall[] => {
    switch (event) {
      case 'send':
        return waiting
          .splice(0, 1)
          .map(({ fieldData }) =>
            fill(by, offers.length === 0 ? { fieldData } : { fieldData, offers }),
          );
      case 'fillStep':
      case 'decide':
        return waiting.splice(0, 1).map(({ fieldData }) => fill(by, { fieldData }));
      case 'mark':
        return [mark(process, by)];
      case 'retract':
        return [{ endpoint: retractRequest, by, said: {} }];
      case 'waive':
        return [{ endpoint: waiveRequest, by, said: {} }];
      case 'revoke':
        return [{ endpoint: revokeRequest, by, said: { reason } }];
      default:
        // The request was begun before, or the timer did it.
        return [];
    }
  });
  return [
    ...(status === 'new' ? [fill(creator, { fieldData: draft, draft: true })] : []),
    ...calls,
    ...folders.map(moveToFolder),
  ];
}

const fill = (by: string, said: object): RequestCall => ({
  endpoint: fillForm,
  by,
  said: { ...said, attachments: [] },
});

function mark({ inProcess, statusLabel }: RequestProcess, by: string): RequestCall {
  const said = { editorName: inProcess?.editorName, inProgress: inProcess !== undefined };
  return { endpoint: setStatus, by, said: { ...said, statusLabel } };
}

/** Returns the call that puts a request into `<account>/<folder>`. */
function moveToFolder(place: string): RequestCall {
  const [by = '', id] = place.split('/');
  return { endpoint: setStatus, by, said: { folder: { id } } };
}
