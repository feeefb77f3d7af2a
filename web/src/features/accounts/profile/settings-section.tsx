import { type FormEvent, useState } from 'react';
import { DENSITIES, TIME_FORMATS } from '#shared/settings/settings.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox, RadioGroup } from '#web/components/choice-group.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type UserSettings, useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';
import { RequestDefaults } from './request-defaults.tsx';
import { SaveFailure } from './save-failure.tsx';
import { ProfileSection, SavedLine } from './section-form.tsx';

/** Asks for the wishes of this person, not of the account. */
export function SettingsSection({ filesRequests }: { readonly filesRequests: boolean }) {
  const t = useText();
  const settings = useSettings();
  return (
    <ProfileSection id="settings" title={t('profile.settings')} lead={t('profile.settingsLead')}>
      <QueryState query={settings} rows={4}>
        {(found) => <SettingsForm settings={found} filesRequests={filesRequests} />}
      </QueryState>
    </ProfileSection>
  );
}

function SettingsForm({
  settings,
  filesRequests,
}: {
  readonly settings: UserSettings;
  readonly filesRequests: boolean;
}) {
  const t = useText();
  const save = useSaveSettings();
  const [values, setValues] = useState(() => shownHere(settings));
  const set = (patch: Partial<typeof values>) => {
    setValues((now) => ({ ...now, ...patch }));
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(values);
  };
  return (
    <form className="profile-form" onSubmit={submit} noValidate>
      <SaveFailure error={save.error} />
      <RadioGroup
        label={t('profile.timeFormat')}
        choices={TIME_FORMATS.map((value) => ({ value, label: t(`profile.timeFormat.${value}`) }))}
        value={values.timeFormat}
        onChange={(chosen) =>
          set({ timeFormat: TIME_FORMATS.find((known) => known === chosen) ?? 'auto' })
        }
      />
      <RadioGroup
        label={t('profile.density')}
        choices={DENSITIES.map((value) => ({ value, label: t(`profile.density.${value}`) }))}
        value={values.density}
        onChange={(chosen) =>
          set({ density: DENSITIES.find((known) => known === chosen) ?? 'auto' })
        }
      />
      <Checkbox
        label={t('profile.shortcuts')}
        hint={t('profile.shortcutsHint')}
        checked={values.keyboardShortcuts}
        onChange={(keyboardShortcuts) => set({ keyboardShortcuts })}
      />
      {filesRequests && (
        <RequestDefaults value={values.requests} onChange={(requests) => set({ requests })} />
      )}
      <div className="buttons">
        <Button type="submit" look="primary" busy={save.isPending}>
          {t('action.save')}
          <span className="visually-hidden"> {t('profile.settings')}</span>
        </Button>
        <SavedLine isSaved={save.isSuccess} />
      </div>
    </form>
  );
}

/**
 * Returns the settings of this section: those of the lists are changed there, perhaps in another window at this
 * moment.
 */
function shownHere({
  requestList: _elsewhere,
  listViews: _views,
  exportViews: _files,
  ...settings
}: UserSettings) {
  return settings;
}
