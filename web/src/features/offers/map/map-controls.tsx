import { Icon, type IconName } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { MAP_MOVES, type MapMove } from './map-keys.ts';

const ICONS = {
  in: 'plus',
  out: 'dash',
  left: 'left',
  right: 'right',
  up: 'down',
  down: 'down',
} as const satisfies Record<Exclude<MapMove, 'all'>, IconName>;

/** Shows buttons for everything that dragging and pinching do (WCAG 2.5.7). */
export function MapControls({ onMove }: { readonly onMove: (move: MapMove) => void }) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-label={t('map.controls')} className="map-controls">
      {MAP_MOVES.map((move) =>
        move === 'all' ? (
          <button key={move} type="button" className="map-all" onClick={() => onMove(move)}>
            {t('map.move.all')}
          </button>
        ) : (
          <button
            key={move}
            type="button"
            className={`map-move ${move}`}
            aria-label={t(`map.move.${move}`)}
            title={t(`map.move.${move}`)}
            onClick={() => onMove(move)}
          >
            <Icon name={ICONS[move]} />
          </button>
        ),
      )}
    </div>
  );
}
