import { geoMercator, geoPath } from 'd3-geo';
import type { Coordinates } from '@tableside/core';

import type { Basemap } from '../basemap/basemap.ts';
import { palette } from '../basemap/palette.ts';
import type { MapView, MountedMap } from '../map-adapter.ts';
import { boundsOf, isWithin, toWorld, worldSize, type Size } from '../map-view.ts';
import { coversLand, layersOf, type Layer } from './layers.ts';
import { placeNames, type Box, type PlacedName } from './place-names.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels painted beyond each edge of the map, so that a drag can reveal them. */
const MARGIN = 128;
/**
 * The space that pins and dots take up, in pixels relative to their location. Pins stand above it, and
 * clusters of pins are centered on it.
 */
const PIN: Box = { left: -34, top: -40, right: 34, bottom: 22 };
const DOT: Box = { left: -13, top: -13, right: 13, bottom: 13 };

let maps = 0;

const create = (name: string): SVGElement => document.createElementNS(SVG, name);

function labelOf({ text, at: [x, y], angle, size, isStrong }: PlacedName): SVGElement {
  const label = create('text');
  label.textContent = text;
  label.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`);
  label.setAttribute('text-anchor', 'middle');
  label.setAttribute('dominant-baseline', 'central');
  label.setAttribute('paint-order', 'stroke');
  label.setAttribute('font-size', String(size));
  label.style.fill = isStrong ? palette.strongText : palette.text;
  label.style.stroke = palette.halo;
  label.style.strokeWidth = '3';
  return label;
}

export interface Painter {
  readonly paint: (view: MapView, size: Size) => void;
  /**
   * Moves the painted picture to another view. Repaints only if the picture no longer fills the map or is
   * enlarged too much.
   */
  readonly follow: (view: MapView, size: Size) => void;
  readonly keepClear: NonNullable<MountedMap['keepClear']>;
}

export function createPainter(element: HTMLElement, basemap: Basemap): Painter {
  const svg = create('svg');
  svg.setAttribute('aria-hidden', 'true');
  Object.assign(svg.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    maxWidth: 'none',
    transformOrigin: '0 0',
    willChange: 'transform',
    background: palette.water,
  });
  const shore = create('path');
  const onLand = create('clipPath');
  maps += 1;
  onLand.id = `map-land-${maps}`;
  onLand.append(shore);
  svg.append(onLand);
  const layers = layersOf(basemap).map((layer) => {
    const path = create('path');
    if (layer.isOnLand) path.setAttribute('clip-path', `url(#${onLand.id})`);
    path.style.fill = layer.fill ?? 'none';
    if (layer.stroke) path.style.stroke = layer.stroke;
    path.setAttribute('stroke-linecap', 'round');
    path.setAttribute('stroke-linejoin', 'round');
    svg.append(path);
    return { ...layer, path };
  });
  const names = create('g');
  svg.append(names);
  element.style.background = palette.water;
  element.replaceChildren(svg);

  let painted: { readonly view: MapView; readonly size: Size } | undefined;
  let pins: readonly Coordinates[] = [];
  let dots: readonly Coordinates[] = [];
  let frame = 0;

  const projectionOf = ({ center, zoom }: MapView, { width, height }: Size) =>
    geoMercator()
      // Straight lines stay straight in this projection, so they need no resampling.
      .precision(0)
      .scale(worldSize(zoom) / (2 * Math.PI))
      .center([center.longitude, center.latitude])
      .translate([width / 2 + MARGIN, height / 2 + MARGIN])
      .clipExtent([
        [-20, -20],
        [width + 2 * MARGIN + 20, height + 2 * MARGIN + 20],
      ]);

  const drawNames = () => {
    if (!painted) return;
    const { view, size } = painted;
    const project = projectionOf(view, size).clipExtent(null);
    const boxAt =
      ({ left, top, right, bottom }: Box) =>
      ({ longitude, latitude }: Coordinates): Box => {
        const [x, y] = project([longitude, latitude]) ?? [0, 0];
        return { left: x + left, right: x + right, top: y + top, bottom: y + bottom };
      };
    const placed = placeNames(basemap, {
      zoom: view.zoom,
      width: size.width + 2 * MARGIN,
      height: size.height + 2 * MARGIN,
      project,
      pins: pins.map(boxAt(PIN)),
      dots: dots.map(boxAt(DOT)),
    });
    names.replaceChildren(...placed.map(labelOf));
  };
  const drawNamesLater = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(drawNames);
  };

  const paint = (view: MapView, size: Size) => {
    const isSame =
      painted?.view.zoom === view.zoom &&
      painted.view.center.latitude === view.center.latitude &&
      painted.view.center.longitude === view.center.longitude &&
      painted.size.width === size.width &&
      painted.size.height === size.height;
    if (isSame) return;
    painted = { view, size };
    svg.setAttribute('width', String(size.width + 2 * MARGIN));
    svg.setAttribute('height', String(size.height + 2 * MARGIN));
    svg.style.transform = `translate(${-MARGIN}px, ${-MARGIN}px)`;
    const shown = boundsOf(view, { width: size.width + 2 * MARGIN, height: size.height + 2 * MARGIN });
    const isInCity =
      coversLand(view.zoom) &&
      basemap.boxes.some(
        (box) =>
          isWithin(box, { latitude: shown.south, longitude: shown.west }) &&
          isWithin(box, { latitude: shown.north, longitude: shown.east }),
      );
    const toPath = geoPath(projectionOf(view, size)).digits(1);
    const shapes = new Map<Layer['shape'], string>();
    for (const { path, shape, width, opacity = () => 1, isUnderCities = false } of layers) {
      const strength = isUnderCities && isInCity ? 0 : opacity(view.zoom);
      if (strength > 0 && !shapes.has(shape))
        shapes.set(shape, toPath(typeof shape === 'function' ? shape(shown) : shape) ?? '');
      const outline = strength > 0 ? (shapes.get(shape) ?? '') : '';
      path.setAttribute('d', outline);
      path.style.opacity = String(strength);
      if (width) path.style.strokeWidth = String(width(view.zoom));
    }
    shore.setAttribute('d', shapes.get(basemap.land) ?? '');
    drawNamesLater();
  };

  return {
    paint,
    follow: (view, size) => {
      if (!painted) return paint(view, size);
      const { view: from } = painted;
      const growth = 2 ** (view.zoom - from.zoom);
      const [center, before] = [toWorld(view.center), toWorld(from.center)];
      const left =
        (before.x - center.x) * worldSize(view.zoom) + size.width / 2 - growth * (size.width / 2 + MARGIN);
      const top =
        (before.y - center.y) * worldSize(view.zoom) + size.height / 2 - growth * (size.height / 2 + MARGIN);
      const isFilled =
        left <= 0 &&
        top <= 0 &&
        left + growth * (size.width + 2 * MARGIN) >= size.width &&
        top + growth * (size.height + 2 * MARGIN) >= size.height;
      if (!isFilled || growth > 2) return paint(view, size);
      svg.style.transform = `translate(${left}px, ${top}px) scale(${growth})`;
    },
    keepClear: (nextPins, nextDots) => {
      [pins, dots] = [nextPins, nextDots];
      drawNamesLater();
    },
  };
}
