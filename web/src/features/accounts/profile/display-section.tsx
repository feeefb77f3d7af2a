import { type FormEvent, useState } from 'react';
import { TIME_FORMATS } from '#shared/settings/settings.ts';
import { Button } from '#web/components/button.tsx';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type UserSettings, useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';
import { SaveFailure } from './save-failure.tsx';
import { ProfileSection, SavedLine } from './section-form.tsx';

/** How this person, not the account, wants the product to be. */
export function DisplaySection() {
  const t = useText();
  const settings = useSettings();
  return (
    <ProfileSection id="display" title={t('profile.display')} lead={t('profile.displayLead')}>
      <QueryState query={settings} rows={2}>
        {(found) => <DisplayForm settings={found} />}
      </QueryState>
    </ProfileSection>
  );
}

function DisplayForm({ settings }: { readonly settings: UserSettings }) {
  const t = useText();
  const save = useSaveSettings();
  const [timeFormat, setTimeFormat] = useState(settings.timeFormat);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ timeFormat });
  };
  return (
    <form className="profile-form" onSubmit={submit} noValidate>
      <SaveFailure error={save.error} />
      <RadioGroup
        label={t('profile.timeFormat')}
        choices={TIME_FORMATS.map((value) => ({ value, label: t(`profile.timeFormat.${value}`) }))}
        value={timeFormat}
        onChange={(chosen) => {
          setTimeFormat(TIME_FORMATS.find((one) => one === chosen) ?? 'auto');
          save.reset();
        }}
      />
      <div className="buttons">
        <Button type="submit" look="primary" busy={save.isPending}>
          {t('action.save')}
          <span className="visually-hidden"> {t('profile.display')}</span>
        </Button>
        <SavedLine isSaved={save.isSuccess} />
      </div>
    </form>
  );
}
