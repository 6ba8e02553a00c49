import { darker, lighter, mix } from './colors.ts';
import type { Random } from './random.ts';
import { circle, ellipse, path, polar, rect, shadow, stroke, times } from './svg.ts';

export interface Ware {
  readonly base: string;
  readonly accent: string;
}

export const wares: readonly [Ware, ...Ware[]] = [
  { base: '#fbf8f1', accent: '#d9d0bf' },
  { base: '#f4ead8', accent: '#c7774a' },
  { base: '#e9eef0', accent: '#33566e' },
  { base: '#dfe6da', accent: '#5d7a63' },
  { base: '#3c4650', accent: '#7f8b94' },
  { base: '#26404a', accent: '#d8a657' },
  { base: '#f6e3d3', accent: '#b24c3a' },
  { base: '#dcdff0', accent: '#47508c' },
  { base: '#efe0b9', accent: '#8a6a2f' },
];

const rims: readonly [(radius: number, ware: Ware) => string, ...((radius: number, ware: Ware) => string)[]] =
  [
    () => '',
    (radius, { accent }) =>
      circle(0, 0, radius * 0.965, 'none', { stroke: accent, 'stroke-width': radius * 0.022 }),
    (radius, { accent }) =>
      circle(0, 0, radius * 0.95, 'none', { stroke: accent, 'stroke-width': radius * 0.014 }) +
      circle(0, 0, radius * 0.9, 'none', { stroke: accent, 'stroke-width': radius * 0.03 }),
    (radius, { accent }) =>
      times(40, (index) => {
        const [x, y] = polar(index * 9, radius * 0.905);
        return circle(x, y, radius * 0.018, accent);
      }),
    (radius, { accent }) =>
      times(28, (index) => {
        const [x, y] = polar((index * 360) / 28, radius * 0.86);
        const [u, v] = polar((index * 360) / 28, radius * 0.95);
        return stroke(`M${x} ${y}L${u} ${v}`, accent, radius * 0.02);
      }),
  ];

export function plate(random: Random, radius: number, ware: Ware): string {
  const rim = random.pick(rims);
  return (
    shadow(circle(radius * 0.05, radius * 0.09, radius * 1.0, '#1c0f08'), 0.34) +
    circle(0, 0, radius, ware.base) +
    path(
      `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0A${radius} ${radius * 0.96} 0 0 1 ${-radius} 0Z`,
      darker(ware.base, 0.2),
    ) +
    rim(radius, ware) +
    circle(0, 0, radius * 0.78, darker(ware.base, 0.1)) +
    circle(radius * 0.01, radius * 0.02, radius * 0.76, lighter(ware.base, 0.15)) +
    path(
      `M${-radius * 0.87} ${-radius * 0.2}A${radius * 0.9} ${radius * 0.9} 0 0 1 ${-radius * 0.2} ${-radius * 0.87}`,
      'none',
      { stroke: '#ffffff', 'stroke-width': radius * 0.035, 'stroke-linecap': 'round', opacity: 0.5 },
    )
  );
}

/** Draws a bowl from above. Its contents must stay within 0.84 of the radius. */
export const bowl = (radius: number, ware: Ware, liquid?: string): string =>
  shadow(circle(radius * 0.06, radius * 0.11, radius * 1.01, '#1c0f08'), 0.38) +
  circle(0, 0, radius, ware.base) +
  circle(0, 0, radius * 0.985, 'none', { stroke: ware.accent, 'stroke-width': radius * 0.028 }) +
  circle(0, 0, radius * 0.91, darker(ware.base, 0.3)) +
  circle(0, radius * 0.035, radius * 0.87, darker(ware.base, 0.12)) +
  (liquid === undefined
    ? ''
    : circle(0, radius * 0.02, radius * 0.86, darker(liquid, 0.22)) +
      circle(0, radius * 0.03, radius * 0.84, liquid)) +
  path(
    `M${-radius * 0.93} ${-radius * 0.22}A${radius * 0.95} ${radius * 0.95} 0 0 1 ${-radius * 0.22} ${-radius * 0.93}`,
    'none',
    {
      stroke: '#ffffff',
      'stroke-width': radius * 0.03,
      'stroke-linecap': 'round',
      opacity: 0.55,
    },
  );

export function board(random: Random, width: number, height: number, color = '#b98152'): string {
  const hasHandle = random.chance(0.6);
  const handle = hasHandle
    ? rect(width / 2 - 30, -height * 0.13, width * 0.24, height * 0.26, color, height * 0.12)
    : '';
  const hole = hasHandle ? circle(width / 2 + width * 0.14, 0, height * 0.045, darker(color, 0.45)) : '';
  return (
    shadow(rect(-width / 2 + 14, -height / 2 + 24, width, height, '#1c0f08', 36), 0.36) +
    handle +
    rect(-width / 2, -height / 2 + 10, width, height, darker(color, 0.3), 36) +
    rect(-width / 2, -height / 2, width, height, color, 36) +
    hole +
    times(7, (index) => {
      const y = -height / 2 + (height * (index + 0.8)) / 8;
      return stroke(
        `M${-width / 2 + 26} ${y}C${-width / 5} ${y + random.between(-16, 16)} ${width / 5} ${y + random.between(-16, 16)} ${width / 2 - 26} ${y}`,
        darker(color, random.between(0.08, 0.2)),
        random.between(2, 5),
        { opacity: 0.7 },
      );
    })
  );
}

export const skillet = (radius: number): string =>
  shadow(circle(radius * 0.05, radius * 0.1, radius, '#1c0f08'), 0.42) +
  rect(radius * 0.9, -radius * 0.1, radius * 0.85, radius * 0.2, '#2b2a2c', radius * 0.1) +
  ellipse(radius * 1.6, 0, radius * 0.07, radius * 0.045, '#171618') +
  circle(0, 0, radius, '#2f2e31') +
  circle(0, 0, radius * 0.95, '#48464a') +
  circle(0, 0, radius * 0.9, '#232225');

export const steamer = (radius: number): string =>
  shadow(circle(radius * 0.05, radius * 0.1, radius, '#1c0f08'), 0.4) +
  circle(0, 0, radius, '#c9924f') +
  circle(0, 0, radius * 0.97, 'none', { stroke: '#9c6a34', 'stroke-width': radius * 0.02 }) +
  circle(0, 0, radius * 0.9, '#a9743b') +
  circle(0, 0, radius * 0.86, '#e3bd82') +
  times(13, (index) => {
    const y = (index - 6) * radius * 0.13;
    const half = Math.sqrt(Math.max(0, (radius * 0.85) ** 2 - y * y));
    return stroke(`M${-half} ${y}L${half} ${y}`, '#caa066', radius * 0.022);
  }) +
  times(3, (index) => {
    const [x, y] = polar(index * 120 + 20, radius * 0.95);
    return rect(x - radius * 0.05, y - radius * 0.03, radius * 0.1, radius * 0.06, '#7c5226', 4);
  });

export const paper = (random: Random, width: number, height: number, color = '#f7efdf'): string => {
  const corner = () => random.between(-18, 18);
  const w = width / 2;
  const h = height / 2;
  const d = `M${-w + corner()} ${-h + corner()}L${w + corner()} ${-h + corner()}L${w + corner()} ${h + corner()}L${-w + corner()} ${h + corner()}Z`;
  return (
    shadow(path(d, '#1c0f08', { transform: 'translate(8 16)' }), 0.25) +
    path(d, color) +
    times(4, () =>
      stroke(
        `M${random.between(-w, w)} ${-h * 0.9}L${random.between(-w, w)} ${h * 0.9}`,
        mix(color, '#b79f7c', 0.3),
        3,
        { opacity: 0.6 },
      ),
    )
  );
};
