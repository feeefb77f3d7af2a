import { defineErrors } from '#shared/kernel/app-error.ts';

export const contentErrors = defineErrors('content', {
  brokenLabel: { status: 422, message: 'A label is no message in the ICU format.' },
  /** `details[0].path` is `data.lastUpdated`. */
  versionWithoutNote: { status: 422, message: 'A new version says what has changed.' },
  /** `details[0].path` is `data.changes`, of a new page `data.lastUpdated`. */
  versionDay: {
    status: 422,
    message: 'A new version is newer than the one before, and dated today at the latest.',
  },
  /** `details[0].path` is what the page would lose: its key, its country, its text, or itself. */
  pageNeeded: {
    status: 422,
    message: 'The page stays in all languages of a country that is on the website.',
  },
  /** `details[]` hold the `tag` and its `line`. */
  htmlInPage: { status: 422, message: 'A page is text without HTML.' },
});
