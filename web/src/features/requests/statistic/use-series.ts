import { useText } from '#web/i18n/text-provider.tsx';
import type { NamedSeries } from './chart-section.tsx';

/** Returns the series of the charts; each with a sign of its own. */
export function useSeries(): Record<'asked' | 'granted' | 'refused' | 'lapsed', NamedSeries> {
  const t = useText();
  return {
    asked: {
      key: 'asked',
      name: t('statistic.askedWord'),
      look: 'asked',
      icon: 'dot',
      stack: 'asked',
    },
    granted: {
      key: 'granted',
      name: t('statistic.grantedWord'),
      look: 'granted',
      icon: 'check',
      stack: 'decided',
    },
    refused: {
      key: 'refused',
      name: t('statistic.refusedWord'),
      look: 'refused',
      icon: 'cross',
      stack: 'decided',
    },
    lapsed: {
      key: 'lapsed',
      name: t('statistic.lapsedWord'),
      look: 'lapsed',
      icon: 'clock',
      stack: 'decided',
    },
  };
}
