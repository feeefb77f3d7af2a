import type { CountryRow } from '#infra/demo/countries/country-row.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import { lawOf } from '#infra/demo/law/build-laws.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import { elementAt, seededRandom } from '#infra/demo/random.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';

import { HATCH_DAYS } from './application-answers.ts';
import { COURSES, COURSES_OF_LOGIN, type CourseRow, courseAt } from './course-table.ts';
import { requestOf } from './request-of.ts';
import type { RequestWorld } from './request-world.ts';
import { runCourse } from './run-course.ts';

/** Requests of all countries on every course, with their numbers in the order of sending. */
export function buildRequests(
  holdings: readonly Holding[],
  basis: Omit<RequestWorld, 'suppliers'>,
): DemoEntity[] {
  const suppliers = holdings.filter(
    ({ role, active, tosAcceptedDaysAgo }) =>
      role === 'SUP' && active && tosAcceptedDaysAgo !== undefined,
  );
  const world = { ...basis, suppliers };
  return COUNTRIES.flatMap((country) => {
    const farmers = holdings.filter(
      (holding) => holding.country === country && holding.role === 'AGR' && holding.active,
    );
    const requests = Array.from({ length: country.volume.requests }, (_, index) =>
      buildRequest(farmerOf(farmers, courseAt(country, index), index), index, world),
    );
    return numbered(country, requests).map(({ id, process }) =>
      demoEntity('request-process', id, process),
    );
  });
}

/**
 * Returns the farmer of a request: one with an association where one is asked; for a low hatch, one where a general
 * order holds.
 */
function farmerOf(farmers: readonly Holding[], { course, key }: CourseRow, at: number): Holding {
  if (at < COURSES_OF_LOGIN.length || course === 'followUp') return elementAt(farmers, 0);
  const mayAsk = ({ associations, country, sites: [site] }: Holding) => {
    const orders = lawOf(country).generalOrders.flatMap(({ states }) => states);
    return (
      (key !== 'aso' || associations.length > 0) &&
      (key !== 'low' || orders.includes(site.statecode))
    );
  };
  return elementAt(farmers.filter(mayAsk), at);
}

type Request = { readonly id: string; readonly process: RequestProcess };

function buildRequest(farmer: Holding, at: number, world: RequestWorld): Request {
  const cc = farmer.country.code.toLowerCase();
  const name = `request-process.${cc}.${at + 1}`;
  const random = seededRandom(name);
  const row = courseAt(farmer.country, at);
  const rejected = COURSES.findIndex(({ course }) => course === 'rejected') + 1;
  const isDraft = row.course === 'draft';
  const subject = { ...row, daysAgo: daysAgo(row, at), isDraft };
  const process = requestOf(farmer, subject, world, random);
  const begun: RequestProcess =
    row.course === 'followUp'
      ? { ...process, followupFor: demoId(`request-process.${cc}.${rejected}`) }
      : process;
  const inCountry = { ...world, country: farmer.country };
  return { id: demoId(name), process: runCourse(begun, row, inCountry, random) };
}

/**
 * Returns the age of a request: a waiting one is younger than its step's time, or the product would close it at once.
 */
function daysAgo({ course, key }: CourseRow, at: number): number {
  switch (course) {
    case 'draft':
      return 1 + (at % 4);
    case 'sent':
    case 'advised':
    case 'marked':
    case 'followUp':
      return key === 'low' || key === 'lowp3' ? 1 : 3 + (at % 6);
    case 'passedOn':
      return 16;
    case 'bought':
      return HATCH_DAYS + 10 + ((at * 13) % 100);
    case 'accepted':
    case 'acceptedFewer':
    case 'rejected':
    case 'overdue':
    case 'retracted':
    case 'waived':
    case 'revoked':
      return 25 + ((at * 13) % 120);
  }
}

/** Human-readable ids as the product would have given them: counted for each country and year. */
function numbered({ code }: CountryRow, requests: readonly Request[]): Request[] {
  const used = new Map<string, number>();
  const hids = new Map<string, string>();
  const sent = requests
    .flatMap(({ id, process: { sentOn } }) => (sentOn === undefined ? [] : [{ id, sentOn }]))
    .toSorted((a, b) => a.sentOn.localeCompare(b.sentOn));
  for (const { id, sentOn } of sent) {
    const year = sentOn.slice(0, 4);
    const number = (used.get(year) ?? 0) + 1;
    used.set(year, number);
    hids.set(id, `${code}-${year}-${String(number).padStart(6, '0')}`);
  }
  return requests.map(({ id, process }) => ({ id, process: { ...process, hid: hids.get(id) } }));
}
