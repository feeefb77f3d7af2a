import type { Messages } from '../../parts.ts';

export const messages: Messages<'packages'> = {
  'packages.faults':
    '{count, plural, one {# fault lets} other {# faults let}} requests come to a halt',
  'packages.missing':
    '{count, plural, one {# text is} other {# texts are}} missing in languages of the countries',
  'packages.missingIn': 'missing in {languages}',
  'packages.step': 'Step {number}',
  'packages.newer': '{count, plural, one {# field has} other {# fields have}} a newer state by now',
  'packages.newerText':
    'The package asks them as they are pinned. Whatever has begun stays as it was in any case.',
  'packages.newerShow': 'See what changes',
  'packages.newerStates': 'State {before} → state {now}',
  'packages.newerTake':
    '{count, plural, one {Take the newer state} other {Take all # newer states}}',
  'packages.noTerm': 'Without a time: the step waits until somebody answers.',
  'packages.term': 'If the step began now, its time would end on {until}.',
  'packages.workingDays': 'Counted by the calendar: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Counted without holidays: no country of the package has a calendar.',
  'packages.reminders': 'Reminders would be sent on {days}.',
  'packages.after.close': 'The request would then be closed.',
};
