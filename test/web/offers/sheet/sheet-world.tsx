import { act, screen, within } from '@testing-library/react';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { Link } from '#web/components/link.tsx';
import { WeekSheetPage } from '#web/features/offers/sheet/week-sheet-page.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { offerEntity, offerServer, supplier } from '../offer-server.ts';

export type Offers = ReturnType<typeof offerEntity>[];

export const NOW = Date.parse('2026-11-25T10:00:00.000Z');
const label = (text: string) => [{ lang: 'de_DE', label: text }];
export const country = countryOf({ animalkindsUsingPoultrySystem: [testId('cattle')] });
const named = [
  country,
  ...['Lohmann Brown', 'Sandy', 'Sussex'].map((breed) =>
    entityOf(
      'offergroup',
      {
        labels: label(breed),
        animalkind: testId('cattle'),
        activeInCountries: [],
        offerSpecifications: [],
      },
      breed,
    ),
  ),
  entityOf(
    'animalusage',
    {
      labels: label('Küken'),
      animalkinds: [testId('cattle')],
      countries: [],
      offerSizeIncrement: 1,
      preorder: 'dayOldChicks',
    },
    'chicks',
  ),
];

/** An offer of a breed with these numbers, week by week from the present one (KW 48) on. */
export function weeklyOffer(breed: string, numbers: readonly (number | null)[], more = {}) {
  const weeks = ['2026-W48', '2026-W49', '2026-W50', '2026-W51', '2026-W52', '2026-W53'];
  return offerEntity(`offer ${breed}`, {
    offergroup: testId(breed),
    statusWeekly: numbers.flatMap((available, at) => {
      const calendarWeek = weeks[at] ?? '';
      if (available === null) return [];
      const status = available === 0 ? 'unavailable' : 'available';
      return [{ calendarWeek, ...weekDays(calendarWeek), available, status } as const];
    }),
    ...more,
  });
}

/** The server of these offers, and of what they name. */
export function sheetServer(offers: Offers): Answers {
  const server = offerServer(offers);
  return {
    ...server,
    'POST search/search/ids': ({ ids = [], ...asked }) => {
      const own = named.filter(({ id }) => ids.includes(id));
      const others = ids.filter((id) => !own.some((entity) => entity.id === id));
      if (others.length === 0) return { items: own, missing: [] } as never;
      const answer = server['POST search/search/ids']?.({ ...asked, ids: others });
      return { ...answer, items: [...own, ...(answer?.items ?? [])] } as never;
    },
  };
}

/** Shows the sheet of these offers, which stand at the server. */
export async function openSheet(
  offers: Offers,
  more: Answers = {},
  device: Pick<PageWorld, 'storage' | 'session' | 'holds' | 'now'> = {},
) {
  return renderPage(
    <>
      <Link to={pathTo('Uploads')}>Weg</Link>
      <WeekSheetPage />
    </>,
    {
      account: supplier,
      country,
      path: pathTo('OfferWeeks'),
      address: pathTo('OfferWeeks'),
      now: () => NOW,
      answers: { ...sheetServer(offers), ...more },
      ...device,
    },
  );
}

/** The cell of an offer in a week, counted from the present one on. */
export const cellOf = async (breed: string, at: number): Promise<HTMLElement> => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(`^${breed}`) });
  return within(header.closest('tr') as HTMLElement).getAllByRole('gridcell')[at] as HTMLElement;
};
export const enterCell = async (breed: string, at: number): Promise<HTMLElement> => {
  const cell = await cellOf(breed, at);
  act(() => cell.focus());
  return cell;
};
/** The numbers of an offer as stored, from the present week on. */
export const stored = (offers: Offers, at: number) =>
  offers[at]?.data.statusWeekly.map(({ calendarWeek, available }) => [calendarWeek, available]);

/** A server that has somebody else change an offer right before its next save. */
export function changedBefore(offers: Offers, at: number, other: Offers[number]): Answers {
  let isDue = true;
  return {
    'POST eav/entity/updatefrompatch': (input) => {
      if (isDue && input.id === offers[at]?.id) {
        isDue = false;
        offers[at] = { ...other, rev: input.rev + 1 };
        throw new FakeFailure(409, 'entities.revConflict');
      }
      return offerServer(offers)['POST eav/entity/updatefrompatch']?.(input) as never;
    },
  };
}
