import { geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';

import type { Basemap } from '../basemap/basemap.ts';
import { palette } from '../basemap/palette.ts';
import type { MapView } from '../map-adapter.ts';
import { worldSize, type Size } from '../map-view.ts';

const SVG = 'http://www.w3.org/2000/svg';
const CITY_ZOOM = 9;

interface Layer {
  readonly shape: GeoPermissibleObjects;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: (zoom: number) => number;
  readonly from: number;
}

const grows = (at: number, width: number) => (zoom: number) => width * 1.5 ** (zoom - at);

const layersOf = ({ land, borders, cities }: Basemap): readonly Layer[] => [
  { shape: land, fill: palette.land, from: 0 },
  { shape: borders, stroke: palette.border, width: () => 1, from: 0 },
  { shape: cities.ground, fill: palette.land, from: CITY_ZOOM },
  { shape: cities.narrow, stroke: palette.narrow, width: grows(14, 2.4), from: 12.6 },
  { shape: cities.wide, stroke: palette.wide, width: grows(14, 4), from: 11 },
  { shape: cities.parks, fill: palette.park, from: CITY_ZOOM },
  { shape: cities.avenues, stroke: palette.wide, width: grows(14, 5.6), from: 10 },
  { shape: cities.water, fill: palette.water, from: CITY_ZOOM },
  { shape: cities.islands, fill: palette.land, from: CITY_ZOOM },
  { shape: cities.ponds, fill: palette.water, from: CITY_ZOOM },
  { shape: cities.highways, stroke: palette.highway, width: grows(12, 2.4), from: CITY_ZOOM },
];

/** The zoom at which names of each rank appear. */
const firstZoom = [2.6, 2.6, 6, 10.5];

const create = (name: string): SVGElement => document.createElementNS(SVG, name);

/** Draws the basemap into an element. Returns a function that draws another view. */
export function createPainter(element: HTMLElement, basemap: Basemap): (view: MapView, size: Size) => void {
  const svg = create('svg');
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.background = palette.water;
  const layers = layersOf(basemap).map((layer) => {
    const path = create('path');
    path.style.fill = layer.fill ?? 'none';
    if (layer.stroke) path.style.stroke = layer.stroke;
    path.setAttribute('stroke-linecap', 'round');
    svg.append(path);
    return { ...layer, path };
  });
  const names = create('g');
  svg.append(names);
  element.replaceChildren(svg);

  const drawNames = (
    view: MapView,
    { width, height }: Size,
    project: (at: [number, number]) => [number, number] | null,
  ) => {
    const taken: { x: number; y: number; half: number }[] = [];
    const drawn = [...basemap.labels.features]
      .sort((a, b) => a.properties.rank - b.properties.rank)
      .flatMap(({ properties: { text, rank }, geometry: { coordinates } }) => {
        if (view.zoom < (firstZoom[rank] ?? 0) || (rank === 0 && view.zoom > 11.6)) return [];
        const [x, y] = project([coordinates[0] ?? 0, coordinates[1] ?? 0]) ?? [-1, -1];
        if (x < 0 || y < 0 || x > width || y > height) return [];
        const half = text.length * 4;
        if (taken.some((other) => Math.abs(other.y - y) < 20 && Math.abs(other.x - x) < other.half + half))
          return [];
        taken.push({ x, y, half });
        const label = create('text');
        label.textContent = text;
        label.setAttribute('x', String(Math.round(x)));
        label.setAttribute('y', String(Math.round(y)));
        label.setAttribute('text-anchor', 'middle');
        label.setAttribute('paint-order', 'stroke');
        label.setAttribute('font-size', rank <= 1 ? '16' : '12');
        label.style.fill = rank <= 1 ? palette.strongText : palette.text;
        label.style.stroke = palette.halo;
        label.style.strokeWidth = '3';
        return [label];
      });
    names.replaceChildren(...drawn);
  };

  return (view, size) => {
    const { width, height } = size;
    const projection = geoMercator()
      .scale(worldSize(view.zoom) / (2 * Math.PI))
      .center([view.center.longitude, view.center.latitude])
      .translate([width / 2, height / 2])
      .clipExtent([
        [-20, -20],
        [width + 20, height + 20],
      ]);
    const toPath = geoPath(projection).digits(1);
    for (const { path, shape, from, width: widthAt } of layers) {
      path.setAttribute('d', view.zoom < from ? '' : (toPath(shape) ?? ''));
      if (widthAt) path.style.strokeWidth = String(widthAt(view.zoom));
    }
    drawNames(view, size, projection);
  };
}
