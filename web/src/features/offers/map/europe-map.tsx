import { Circle, CircleMarker } from 'leaflet';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/components/button.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import type { ShownArea } from './area-search.ts';
import { CityLabels } from './city-labels.tsx';
import type { OutlineMap } from './create-map.ts';
import { boxOfMarker } from './group-markers.ts';
import { MapControls } from './map-controls.tsx';
import { type MapMove, mapMoveForKey } from './map-keys.ts';
import { groupsOnMap, type MapMarker, MapMarkers, type MarkerActions } from './map-markers.tsx';
import { latLngOf, type MapCircle, type MapContent, moveMap, showContent } from './move-map.ts';
import { useOutlineMap } from './use-outline-map.ts';
import 'leaflet/dist/leaflet.css';
import './map.css';

type EuropeMapProps = MarkerActions & {
  /** The map in words, for those who cannot see it. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  readonly circle?: MapCircle | undefined;
  /** Searches the shown area; absent where there is nothing to search. */
  readonly onSearchArea?: (area: ShownArea) => void;
};

/** Shows a map with outlines, city names and numbered markers; keys and buttons do everything that dragging does. */
export function EuropeMap({ label, markers, circle, onSearchArea, ...actions }: EuropeMapProps) {
  const t = useText();
  const helpId = useId();
  const container = useRef<HTMLDivElement>(null);
  const { data: country } = useCountry();
  const outline = useOutlineMap(container, country.code);
  const content = { circle, positions: markers.map(({ position }) => position) };
  useShowContent(outline, content, markers[0]?.id);
  const move = (wanted: MapMove) => outline && moveMap(outline, wanted, content);
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = mapMoveForKey(event);
    if (wanted === undefined) return;
    event.preventDefault();
    // From afar, the marker that has the focus may become part of another.
    if (wanted === 'out' || wanted === 'all') container.current?.focus();
    move(wanted);
  };
  return (
    <div className="map">
      <div className="map-bar no-print">
        <MapControls onMove={move} />
        {onSearchArea && (
          <Button
            icon="search"
            size="compact"
            onClick={() => outline && onSearchArea(areaOf(outline))}
          >
            {t('map.searchArea')}
          </Button>
        )}
      </div>
      <div className="map-frame">
        <div
          ref={container}
          className="map-canvas"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map while it has the focus
          tabIndex={0}
          aria-label={label}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
        >
          {outline && (
            <OnMap
              outline={outline}
              country={country.code}
              markers={markers}
              circle={circle}
              {...actions}
            />
          )}
        </div>
        <p id={helpId} className="map-help">
          {t('map.help')} {markers.length > 0 && t('map.helpMarkers')}
        </p>
      </div>
      <p className="map-source">{t('map.source')}</p>
    </div>
  );
}

function OnMap({
  outline,
  country,
  markers,
  circle,
  ...actions
}: Omit<EuropeMapProps, 'label'> & { readonly outline: OutlineMap; readonly country: string }) {
  const { map } = outline;
  const t = useText();
  const { number } = useFormats();
  const textOf = (count: number) => t('offers.found', { count, shown: number(count) });
  const groups = groupsOnMap(map, markers, textOf);
  return (
    <>
      {circle && <SearchCircle outline={outline} circle={circle} />}
      {createPortal(
        <>
          <CityLabels map={map} country={country} taken={groups.map(boxOfMarker)} />
          <MapMarkers map={map} markers={markers} groups={groups} textOf={textOf} {...actions} />
        </>,
        map.getPanes().markerPane,
      )}
    </>
  );
}

/** Shows all content at first, and again when the search has another place or result; later additions move nothing. */
function useShowContent(
  outline: OutlineMap | null,
  content: MapContent,
  first: string | undefined,
): void {
  const { centre, radius } = content.circle ?? {};
  const about = [centre?.lat, centre?.lon, radius, first].join();
  const show = useEffectEvent((on: OutlineMap) => showContent(on, content));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` says when there is something else to show
  useEffect(() => {
    if (outline) show(outline);
  }, [outline, about]);
}

function areaOf({ map }: OutlineMap): ShownArea {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/** Shows the radius of the search, drawn around its place. */
function SearchCircle({
  outline: { map, svg },
  circle: { centre, radius },
}: {
  readonly outline: OutlineMap;
  readonly circle: MapCircle;
}) {
  const { lat, lon } = centre;
  useEffect(() => {
    const look = { renderer: svg, interactive: false };
    const middle = latLngOf({ lat, lon });
    const layers = [
      new Circle(middle, { ...look, radius: radius * 1000, className: 'map-radius' }),
      new CircleMarker(middle, { ...look, radius: 5, className: 'map-centre' }),
    ];
    for (const layer of layers) layer.addTo(map);
    return () => {
      for (const layer of layers) layer.remove();
    };
  }, [map, svg, lat, lon, radius]);
  return null;
}
