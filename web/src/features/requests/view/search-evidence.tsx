import { ODD_TOWN_KM } from '#shared/requests/limits.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { MapOnWish } from '#web/features/offers/public.ts';
import { T, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { Request } from '../use-request.ts';
import { useSearchWords } from './use-search-words.tsx';

/** Digits after the decimal mark of a point: about ten metres. */
const DIGITS = 4;

type Props = { readonly request: Request };

/**
 * Shows how many offers were found with the conditions, how many there were without them, and the number of the
 * proof.
 */
export function SearchFound({ request: { data } }: Props) {
  const t = useText();
  const { number, time, day, kilometres } = useFormats();
  const kind = useEntity('animalkind', data.animalkind).data;
  const search = data.searchFilter;
  if (search === undefined) return null;
  const { found, foundWithoutConditions: all, until, searchedOn, radiusKm = 0, whenSent } = search;
  const hasChanged =
    whenSent?.found !== found ||
    whenSent.foundWithoutConditions !== all ||
    whenSent.offers.length > 0;
  const hasConditions = search.attributeFilter !== undefined;
  return (
    <>
      {t('requests.searchFound', {
        count: found,
        shown: number(found),
        time: time(searchedOn),
        radius: kilometres(radiusKm),
      })}
      {hasConditions && (
        <span className="cell-more">
          <T
            id="requests.removedByConditions"
            values={{
              count: Math.max(0, all - found),
              shown: number(Math.max(0, all - found)),
              all: number(all),
              kind: <LabelText labels={kind?.data.labels} otherwise={data.animalkind} />,
            }}
          />
        </span>
      )}
      {whenSent !== undefined && hasChanged && (
        <span className="cell-more">
          {t('requests.foundWhenSent', {
            time: time(whenSent.searchedOn),
            count: whenSent.found,
            shown: number(whenSent.found),
            all: number(whenSent.foundWithoutConditions),
          })}
        </span>
      )}
      <span className="cell-more">{t('requests.countedUntil', { day: day(until) })}</span>
      {data.searchProof !== undefined && (
        <span className="cell-more">
          {t('requests.searchProved', { number: data.searchProof.number })}
        </span>
      )}
    </>
  );
}

/** Shows where and under which conditions was searched: a number of offers alone says little. */
export function SearchConditions({ request: { data } }: Props) {
  const t = useText();
  const { kilometres, number } = useFormats();
  const { searched, conditions } = useSearchWords(data);
  const { radiusKm, position, townKm = 0 } = data.searchFilter ?? {};
  const { internalName, address } = data.agrSite;
  const place = [internalName, townLine(address)].filter(Boolean).join(', ');
  return (
    <ul className="plain search-conditions">
      <li>{searched}</li>
      {radiusKm !== undefined && position !== undefined && (
        <li>
          {t('requests.searchAround', { radius: kilometres(radiusKm), place })}
          <span className="cell-more">
            {t('requests.searchPoint', {
              lat: number(position.lat, DIGITS),
              lon: number(position.lon, DIGITS),
            })}
          </span>
          {townKm > ODD_TOWN_KM && (
            <Notice tone="warn" title={t('requests.farFromTown', { km: kilometres(townKm) })} />
          )}
          <MapOnWish place={place} position={position} radius={radiusKm} />
        </li>
      )}
      {conditions.length === 0 && <li>{t('requests.searchNoConditions')}</li>}
      {conditions.map(({ key, words }) => (
        <li key={key}>{words}</li>
      ))}
    </ul>
  );
}
