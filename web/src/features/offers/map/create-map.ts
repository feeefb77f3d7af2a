import { outlines } from 'virtual:map-data';
import { GeoJSON, Map as LeafletMap, SVG } from 'leaflet';
import { feature } from 'topojson-client';

/** Zoom levels of web maps: from a good part of Europe to where outlines and cities still tell where one is. */
const ZOOM = { least: 4, most: 8 } as const;

/** A map with its outlines; markers and names are laid upon it by the page. */
export type OutlineMap = {
  readonly map: LeafletMap;
  readonly svg: SVG;
  /** The visitor's country. */
  readonly home: GeoJSON;
};

/** Draws the countries into an element; `country`: two letters of the one that is marked. */
export function createMap(element: HTMLElement, country: string): OutlineMap {
  const map = new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    // The page has keys, buttons and markers of its own.
    keyboard: false,
    // A page that is scrolled must not zoom the map on its way.
    scrollWheelZoom: false,
    // Markers are placed again with each zoom; nothing moves that need not (WCAG 2.3.3).
    zoomAnimation: false,
    fadeAnimation: false,
    inertia: false,
    // The circle of a search fills the map.
    zoomSnap: 0,
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
  });
  map.setView([51, 10], ZOOM.least);
  const svg = new SVG({ padding: 1 });
  const all = outlines.objects.countries;
  if (all?.type !== 'GeometryCollection') throw new Error('The outlines have no countries.');
  const drawn = (isHome: boolean, className: string) => {
    const layer = new GeoJSON(feature(outlines, all), {
      interactive: false,
      filter: ({ id }) => (id === country) === isHome,
      // Looks are in map.css; options of the renderer reach each path through its style.
      style: () => ({ className, renderer: svg }),
    });
    return layer.addTo(map);
  };
  drawn(false, 'map-land');
  return { map, svg, home: drawn(true, 'map-land map-home') };
}
