import type { Context, Implementation, World } from '#functions/kernel/context.ts';
import { decisionDaysTally, requestsTally } from '#functions/requests/process/counted-cells.ts';
import { regionClass } from '#shared/countries/region.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { STATISTIC_ROWS } from '#shared/requests/limits.ts';
import {
  type DecisionDays,
  type Month,
  NOTHING_COUNTED,
  type StatisticRow,
} from '#shared/requests/statistics.ts';

type Period = { readonly from: Month; readonly to: Month };

/**
 * Returns the numbers of requests and decisions in regions of one country, from counts that are kept all the time: an
 * authority reads any region of its own country, an administrator of any country.
 */
export const readStatistics: Implementation<typeof requestEndpoints.readStatistics> = async (
  { from, to, regions },
  context,
) => {
  await requireOneCountry(regions, context);
  const [rows, days] = await Promise.all([
    Promise.all(regions.map((region) => readRows(context, region, { from, to }))),
    Promise.all(regions.map((region) => readDays(context, region, { from, to }))),
  ]);
  const statistic = { rows: rows.flat(), days: days.flat() };
  if (Math.max(statistic.rows.length, statistic.days.length) > STATISTIC_ROWS) {
    throw new AppError(requestErrors.statisticTooLarge);
  }
  return statistic;
};

/**
 * Requires that all regions are of the country.
 * @throws AppError `requests.regionNotFound` naming the regions that are not
 */
async function requireOneCountry(
  regions: readonly string[],
  { store, who }: Pick<Context, 'store' | 'who'>,
): Promise<void> {
  const byId = new Map(
    (await store.latestOf(regionClass, regions)).map(({ id, data }) => [id, data.country]),
  );
  const countries = regions.map((id) => byId.get(id));
  const country = hasRole(who, 'ADM')
    ? countries.find((country) => country !== undefined)
    : who.country;
  const details = countries.flatMap((each, index) =>
    each !== undefined && each === country
      ? []
      : [fieldDetail(`regions.${index}`, requestErrors.regionNotFound)],
  );
  if (details.length > 0) throw new AppError(requestErrors.regionNotFound, { details });
}

/** Reads the rows of a region between two months. Every row name begins with the month and a `#`. */
async function readRows(
  { tallies }: Pick<World, 'tallies'>,
  region: string,
  { from, to }: Period,
): Promise<StatisticRow[]> {
  const rows = await tallies.read(requestsTally(region), { from: `${from}#`, to: `${to}#~` });
  return rows.flatMap(({ row, numbers }) => {
    if (Object.keys(numbers).length === 0) return [];
    const [month = '', animalkind = '', offergroup, purpose, reason] = row.split('#');
    return [
      {
        region,
        month,
        animalkind,
        ...(offergroup && { offergroup }),
        ...(purpose && { purpose }),
        ...(reason && { reason }),
        ...NOTHING_COUNTED,
        ...numbers,
      },
    ];
  });
}

async function readDays(
  { tallies }: Pick<World, 'tallies'>,
  region: string,
  { from, to }: Period,
): Promise<DecisionDays[]> {
  const rows = await tallies.read(decisionDaysTally(region), { from, to });
  return rows.flatMap(({ row: month, numbers }) =>
    decisionDaysOf(numbers).map((wait) => ({ region, month, ...wait })),
  );
}

/** Returns how many decisions took how many days, from the numbers of a row: `d<days>` → decisions. */
export function decisionDaysOf(
  numbers: Readonly<Record<string, number>>,
): { days: number; decisions: number }[] {
  return Object.entries(numbers).map(([name, decisions]) => ({
    days: Number(name.slice(1)),
    decisions,
  }));
}
