import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

type Attributes = Readonly<Record<string, string | number>>;

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value * 10) / 10 : value}"`)
    .join('');

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle${write({ cx: x, cy: y, r: Math.max(0, r), fill, ...more })}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => `<ellipse${write({ cx: x, cy: y, rx, ry, fill, ...more })}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more: Attributes = {},
): string => `<rect${write({ x, y, width, height, rx: radius, fill, ...more })}/>`;

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path${write({ d, fill, ...more })}/>`;

export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const at = (x: number, y: number, content: string, angle = 0, scale: number | Point = 1): string => {
  const size =
    typeof scale === 'number' ? round(scale * 100) / 100 : scale.map((s) => round(s * 100) / 100).join(' ');
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)}) scale(${size})">${content}</g>`;
};

export const shadow = (shape: string, opacity = 0.28, isWide = true): string =>
  `<g opacity="${opacity}" filter="url(#${isWide ? 'wide' : 'near'})">${shape}</g>`;

export function curve(points: readonly Point[], isClosed = true): string {
  const count = points.length;
  const point = (index: number): Point =>
    (isClosed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]) ?? [0, 0];
  const [startX, startY] = point(0);
  const parts = [`M${round(startX)} ${round(startY)}`];
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [x0, y0] = point(index - 1);
    const [x1, y1] = point(index);
    const [x2, y2] = point(index + 1);
    const [x3, y3] = point(index + 2);
    const handles = [x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2];
    parts.push(`C${handles.map(round).join(' ')}`);
  }
  return parts.join('') + (isClosed ? 'Z' : '');
}

export const polar = (angle: number, radius: number): Point => [
  Math.cos((angle * Math.PI) / 180) * radius,
  Math.sin((angle * Math.PI) / 180) * radius,
];

export const blob = (random: Random, radius: number, wobble = 0.1, corners = 10, squash = 1): string =>
  curve(
    Array.from({ length: corners }, (_, index): Point => {
      const [x, y] = polar((index / corners) * 360, radius * (1 + random.between(-wobble, wobble)));
      return [x, y * squash];
    }),
  );

export function scatter(
  random: Random,
  count: number,
  radius: number,
  draw: (x: number, y: number, index: number) => string,
  gap = (radius / Math.sqrt(count)) * 1.15,
): string {
  const placed: Point[] = [];
  for (let attempt = 0; placed.length < count && attempt < count * 14; attempt += 1) {
    const [x, y] = polar(random.between(0, 360), radius * Math.sqrt(random.next()));
    if (placed.every(([px, py]) => Math.hypot(px - x, py - y) >= gap)) placed.push([x, y]);
  }
  return placed.map(([x, y], index) => draw(x, y, index)).join('');
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');

export const clipped = (random: Random, shape: string, content: string): string => {
  const id = `c${random.whole(1, 999_999_999)}`;
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
};

export const disc = (radius: number, squash = 1): string =>
  `M${-radius} 0A${radius} ${radius * squash} 0 1 0 ${radius} 0A${radius} ${radius * squash} 0 1 0 ${-radius} 0Z`;
