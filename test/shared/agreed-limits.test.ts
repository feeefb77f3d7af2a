import { expect, test } from 'vitest';
import { SHEET_FILE_BYTES } from '#functions/kernel/sheets/sheet-limits.ts';
import * as accounts from '#shared/accounts/limits.ts';
import * as exportLimits from '#shared/exports/limits.ts';
import * as importLimits from '#shared/imports/limits.ts';
import * as offers from '#shared/offers/limits.ts';
import * as requests from '#shared/requests/limits.ts';
import { LOGINS } from '#shared/sessions/limits.ts';

test('limits of offers are as agreed', () => {
  expect(offers).toMatchObject({
    DEFAULT_RADIUS_KM: 200,
    OFFERS_PER_GROUP: 50,
    PREORDER_LEAD: {
      hatchingEggs: { weeks: 5 },
      dayOldChicks: { weeks: 8 },
      breedingPoultry: { months: 6 },
    },
    PREORDER_LIMIT: { years: 1 },
    WEEK_RADIUS: { before: 2, after: 2 },
    WEEKS_SEARCHED: 25,
    SEARCHED_FIELDS: 16,
    PAST_WEEKLY_ROWS: 53,
    WEEKLY_ROWS: 106,
    HISTORY_SPANS: 500,
    MOST_ANIMALS: 10_000_000,
    OFFERS_A_DECISION: 15,
    DECISION_UNDO_SECONDS: 10,
    ACTIVITY_WARNING_DAYS: [14, 7, 1],
    AVAILABILITY_UNDO_HOURS: 24,
  });
});

test('limits of requests are as agreed', () => {
  expect(requests).toMatchObject({
    ATTACHMENTS: 7,
    ATTACHMENT_TOTAL_BYTES: 33_554_432,
    PRINT_ATTACHMENT_BYTES: 10_485_760,
    FOUND_OFFERS: 500,
    SEARCH_HOLDS_HOURS: 24,
    TRANSPORT_HOURS: 8,
    REMINDER_SECONDS: [259_200, 86_400],
    EDITOR_NAME_LENGTH: 12,
    USUAL_TIME_DAYS: 90,
    DELETION_REASON_LENGTH: { min: 5, max: 180 },
    REQUESTS_DELETED_AT_ONCE: 50,
    STATISTIC_MONTHS: 60,
    STATISTIC_REGIONS: 50,
    REQUEST_VIEW_CACHE_ENTRIES: 10,
    REQUEST_VIEW_CACHE_SECONDS: 10,
  });
});

test('limits of accounts are as agreed', () => {
  expect(accounts).toMatchObject({
    SUPPLIER_ENTRIES: { AGR: 1, SUP: 20 },
    CUSTOMER_SEARCH_LENGTH: 3,
    INVITE_DAYS: 14,
    OBJECTION_DAYS: 14,
    FARM_TRIES: { count: 20, seconds: 86_400 },
    FARM_WRONG_FACTS: { count: 300, seconds: 86_400 },
    FARM_CODES: { count: 6, seconds: 86_400 },
    FARM_CODES_IN_ALL: { count: 24, seconds: 86_400 },
    CERTIFICATION_CHECK_HOURS: 24,
  });
});

test('a whole office signs in from one address: 600 times in five minutes', () => {
  expect(LOGINS).toEqual({ per: 'address', count: 600, seconds: 300 });
});

test('limits of exports are as agreed', () => {
  expect(exportLimits).toMatchObject({
    EXPORT_POLL_MS: 2000,
    EXPORT_WAIT_MINUTES: 18,
    EXPORT_DAYS: 7,
    EXPORT_ROWS: 500_000,
    EXPORT_MAIL_SECONDS: 60,
  });
});

test('limits of imports are as agreed', () => {
  expect(importLimits).toMatchObject({
    IMPORT_FILE_BYTES: SHEET_FILE_BYTES,
    IMPORT_ROWS: { customers: 50_000, farmers: 50_000 },
    TAKEBACK_DAYS: 7,
    IMPORT_MAIL_SECONDS: 60,
  });
});
