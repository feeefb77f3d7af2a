import { SegmentedRadio } from '#web/components/choice-group.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { THEMES } from '#web/kernel/shown-theme.ts';
import { useTheme } from '#web/kernel/theme.ts';
import { useValue } from '#web/kernel/value.ts';

export function ThemeSwitch() {
  const t = useText();
  const { value, choose } = useTheme();
  return (
    <div className="theme-switch">
      <SegmentedRadio
        label={t('theme.label')}
        choices={THEMES.map((theme) => ({ value: theme, label: t(`theme.${theme}`) }))}
        value={useValue(value)}
        onChange={(chosen) => choose(THEMES.find((theme) => theme === chosen) ?? 'system')}
      />
    </div>
  );
}
