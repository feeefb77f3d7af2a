import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { OfferAnswer } from '#shared/requests/offer-answer.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';

const { fillForm, retractRequest, revokeRequest, setStatus, waiveRequest } = requestEndpoints;

/** A call about a request that has been begun, by one of its parties. */
export type RequestCall = {
  readonly endpoint: Endpoint;
  /** Account id. */
  readonly by: string;
  /** The input besides the request itself. */
  readonly said: object;
};

/** With what its creator begins a request. `offers`: what was said of offers that the search finds. */
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
 * The calls that brought a request to where it is, in their order, the folders of its parties last. `offers`: what is
 * said of offers that the search here found besides.
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
        // It was begun already, or time did it.
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

/** `<account>/<folder>` */
function moveToFolder(place: string): RequestCall {
  const [by = '', id] = place.split('/');
  return { endpoint: setStatus, by, said: { folder: { id } } };
}
