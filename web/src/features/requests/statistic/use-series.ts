import { useText } from '#web/i18n/text-provider.tsx';
import type { Series } from './count-chart.tsx';

export function useSeries(): Record<'asked' | 'granted' | 'refused' | 'lapsed', Series> {
  const t = useText();
  return {
    asked: {
      key: 'asked',
      name: t('statistic.askedWord'),
      look: 'asked',
      stack: 'asked',
    },
    granted: {
      key: 'granted',
      name: t('statistic.grantedWord'),
      look: 'granted',
      stack: 'decided',
    },
    refused: {
      key: 'refused',
      name: t('statistic.refusedWord'),
      look: 'refused',
      stack: 'decided',
    },
    lapsed: {
      key: 'lapsed',
      name: t('statistic.lapsedWord'),
      look: 'lapsed',
      stack: 'decided',
    },
  };
}
