import type { Account } from '#shared/accounts/account.ts';
import { PEOPLE_SHOWN } from '#shared/accounts/people-shown.ts';
import { profileOf } from '#shared/accounts/profile-of.ts';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** Asks how farmers and other offices see who of this office has acted. Its own people always see who. */
export function PeopleSection({ account }: { readonly account: Account }) {
  const t = useText();
  const section = useSection<{ readonly shown: (typeof PEOPLE_SHOWN)[number] }>(account, {
    id: 'people',
    read: ({ peopleShown }) => ({ shown: peopleShown }),
    write: ({ shown }) => ({ peopleShown: shown }),
  });
  return (
    <SectionForm
      id="people"
      title={t('profile.people')}
      summary={[t(`profile.people.${profileOf(account).peopleShown}`)]}
      lead={t('profile.peopleLead')}
      section={section}
    >
      <RadioGroup
        label={t('profile.peopleShown')}
        choices={PEOPLE_SHOWN.map((value) => ({ value, label: t(`profile.people.${value}`) }))}
        value={section.values.shown}
        onChange={(value) =>
          section.set({ shown: PEOPLE_SHOWN.find((shown) => shown === value) ?? 'office' })
        }
      />
    </SectionForm>
  );
}
