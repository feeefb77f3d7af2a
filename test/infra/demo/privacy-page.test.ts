import { expect, test } from 'vitest';
import { pageTexts } from '#infra/demo/content/page-texts.ts';
import { RECOVERY_DAYS } from '#infra/deploy/constructs/product-table.ts';
import { stages } from '#infra/deploy/stages.ts';
import { EXPORT_DAYS } from '#shared/exports/limits.ts';
import { IMPORT_FILE_DAYS, IMPORT_KEPT_DAYS } from '#shared/imports/limits.ts';
import { STORED_FORM_DAYS } from '#shared/kernel/limits.ts';

const [{ retention }] = stages;

test.each(pageTexts('privacy').content)(
  'the privacy page in $lang tells for how many days data are kept, as it is deployed',
  ({ content }) => {
    expect(content.match(/\d+/g)?.map(Number)).toEqual([
      EXPORT_DAYS,
      IMPORT_FILE_DAYS,
      IMPORT_KEPT_DAYS,
      retention.logDays,
      RECOVERY_DAYS + 1,
      retention.fileVersionDays,
      STORED_FORM_DAYS,
    ]);
  },
);
