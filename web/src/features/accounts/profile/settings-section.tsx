import { DENSITIES, type SettingsChange, TIME_FORMATS } from '#shared/settings/settings.ts';
import { Checkbox, RadioGroup } from '#web/components/choice-group.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type UserSettings, useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';
import type { RequestDefaults } from './request-defaults.tsx';
import { ProfileSection, SavedForm } from './section-form.tsx';

type SettingsProps = {
  /** The control for what is chosen already when a request begins; undefined for who begins none. */
  readonly defaults?: typeof RequestDefaults | undefined;
};

/** Asks for the wishes of this person, not of the account. */
export function SettingsSection({ defaults }: SettingsProps) {
  const t = useText();
  const query = useSettings();
  return (
    <ProfileSection id="settings" title={t('profile.settings')} lead={t('profile.settingsLead')}>
      <QueryState query={query} rows={4}>
        {(settings) => <SettingsForm settings={settings} defaults={defaults} />}
      </QueryState>
    </ProfileSection>
  );
}

function SettingsForm({
  settings,
  defaults: Defaults,
}: SettingsProps & { readonly settings: UserSettings }) {
  const t = useText();
  const form = useForm({
    read: settings,
    // Another tab or device may have changed the others meanwhile.
    input: (wishes) => changedIn(settings, wishes),
    sending: useSaveSettings(),
  });
  const { values, set } = form;
  return (
    <SavedForm title={t('profile.settings')} section={form}>
      <RadioGroup
        label={t('profile.timeFormat')}
        choices={TIME_FORMATS.map((value) => ({ value, label: t(`profile.timeFormat.${value}`) }))}
        value={values.timeFormat}
        onChange={(chosen) =>
          set({ timeFormat: TIME_FORMATS.find((value) => value === chosen) ?? 'auto' })
        }
      />
      <RadioGroup
        label={t('profile.density')}
        choices={DENSITIES.map((value) => ({ value, label: t(`profile.density.${value}`) }))}
        value={values.density}
        onChange={(chosen) =>
          set({ density: DENSITIES.find((value) => value === chosen) ?? 'auto' })
        }
      />
      <Checkbox
        label={t('profile.shortcuts')}
        hint={t('profile.shortcutsHint')}
        checked={values.keyboardShortcuts}
        onChange={(keyboardShortcuts) => set({ keyboardShortcuts })}
      />
      {Defaults && <Defaults value={values.requests} onChange={(requests) => set({ requests })} />}
    </SavedForm>
  );
}

function changedIn(before: UserSettings, after: UserSettings): SettingsChange {
  const { timeFormat, density, keyboardShortcuts, requests } = after;
  return {
    ...(timeFormat !== before.timeFormat && { timeFormat }),
    ...(density !== before.density && { density }),
    ...(keyboardShortcuts !== before.keyboardShortcuts && { keyboardShortcuts }),
    ...(JSON.stringify(requests) !== JSON.stringify(before.requests) && { requests }),
  };
}
