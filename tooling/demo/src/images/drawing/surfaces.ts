import { darker, lighter, mix } from './colors.ts';
import type { Random } from './random.ts';
import { at, blob, circle, path, rect, stroke, times } from './svg.ts';

export type Surface = (random: Random, width: number, height: number) => string;

const woods = ['#c99a67', '#a9744a', '#d8b894', '#6b4630', '#8b6a52'] as const;

export const wood: Surface = (random, width, height) => {
  const color = random.pick(woods);
  const planks = random.whole(4, 6);
  const plank = height / planks;
  return (
    rect(0, 0, width, height, color) +
    times(planks, (index) => {
      const y = index * plank;
      const tone = mix(color, random.chance(0.5) ? '#fff0d8' : '#2a1408', random.between(0.02, 0.12));
      const seam = random.between(0.15, 0.85) * width;
      return (
        rect(0, y, width, plank, tone) +
        times(6, () => {
          const start = random.between(-width * 0.2, width * 0.8);
          const line = y + random.between(0.1, 0.9) * plank;
          const end = start + random.between(width * 0.25, width * 0.7);
          return stroke(
            `M${start} ${line}C${start + 160} ${line + random.between(-10, 10)} ${end - 160} ${line + random.between(-10, 10)} ${end} ${line}`,
            darker(tone, 0.16),
            random.between(2, 5),
            { opacity: 0.55 },
          );
        }) +
        stroke(`M${seam} ${y}L${seam} ${y + plank}`, darker(color, 0.42), 4, { opacity: 0.7 }) +
        rect(0, y - 2, width, 5, darker(color, 0.45)) +
        rect(0, y + 3, width, 3, lighter(tone, 0.3), 0, { opacity: 0.5 })
      );
    })
  );
};

const cloths = [
  '#efe7d8',
  '#dfe5df',
  '#e9d3c3',
  '#cfd9e2',
  '#b9c7b4',
  '#e6d9a8',
  '#2f4858',
  '#7b3f3a',
  '#3f5645',
] as const;

export const linen: Surface = (random, width, height) => {
  const color = random.pick(cloths);
  const band = mix(color, random.pick(['#b5533c', '#3f5f7a', '#c79a3d', '#fffaf0', '#4d6b52']), 0.55);
  const isUpright = random.chance(0.5);
  const length = isUpright ? width : height;
  const first = random.between(0.05, 0.2) * length;
  const stripe = (offset: number, thickness: number) =>
    isUpright ? rect(offset, 0, thickness, height, band) : rect(0, offset, width, thickness, band);
  return (
    rect(0, 0, width, height, color) +
    times(46, (index) =>
      rect(0, (index / 46) * height, width, 2, darker(color, 0.12), 0, { opacity: 0.35 }),
    ) +
    times(64, (index) =>
      rect((index / 64) * width, 0, 2, height, lighter(color, 0.3), 0, { opacity: 0.35 }),
    ) +
    [0, 34, length - 2 * first - 40, length - 2 * first - 6]
      .map((step, index) => stripe(first + step, index % 3 === 0 ? 20 : 8))
      .join('')
  );
};

export const marble: Surface = (random, width, height) => {
  const [base, vein] = random.pick<readonly [string, string]>([
    ['#f1eeea', '#b8b2ad'],
    ['#e6e2dc', '#a59a8f'],
    ['#33363b', '#7d828a'],
    ['#dfe7e4', '#94aaa4'],
  ]);
  return (
    rect(0, 0, width, height, base) +
    times(9, () => {
      const x = random.between(-0.2, 1) * width;
      const y = random.between(-0.1, 1) * height;
      const reach = random.between(300, 760);
      const d = `M${x} ${y}C${x + reach * 0.3} ${y + random.between(-60, 160)} ${x + reach * 0.6} ${y + random.between(-40, 220)} ${x + reach} ${y + random.between(60, 320)}`;
      return (
        stroke(d, vein, random.between(14, 40), { opacity: 0.16, filter: 'url(#near)' }) +
        stroke(d, vein, random.between(1.5, 4), { opacity: 0.6 })
      );
    })
  );
};

export const stone: Surface = (random, width, height) => {
  const color = random.pick(['#2f4150', '#4a3b34', '#33504f', '#26323c', '#59433a']);
  return (
    rect(0, 0, width, height, color) +
    times(9, () =>
      at(
        random.between(0, width),
        random.between(0, height),
        path(
          blob(random, random.between(120, 340), 0.3),
          random.chance(0.5) ? lighter(color, 0.08) : darker(color, 0.14),
          { opacity: 0.5, filter: 'url(#wide)' },
        ),
      ),
    ) +
    times(130, () =>
      circle(
        random.between(0, width),
        random.between(0, height),
        random.between(1, 3.2),
        random.chance(0.6) ? lighter(color, 0.3) : darker(color, 0.3),
        { opacity: 0.5 },
      ),
    )
  );
};

export const gingham: Surface = (random, width, height) => {
  const color = random.pick(['#c23b32', '#2f6f9f', '#3d7a4f', '#d08a2c']);
  const cell = random.pick([80, 100]);
  const columns = Math.ceil(width / cell / 2);
  const rows = Math.ceil(height / cell / 2);
  return (
    rect(0, 0, width, height, '#fbf5ea') +
    times(columns + 1, (index) => rect(index * cell * 2, 0, cell, height, color, 0, { opacity: 0.5 })) +
    times(rows + 1, (index) => rect(0, index * cell * 2, width, cell, color, 0, { opacity: 0.5 }))
  );
};

export const tile: Surface = (random, width, height) => {
  const [ground, first, second] = random.pick<readonly [string, string, string]>([
    ['#f4ecdc', '#2f6b8f', '#d9953c'],
    ['#e9e3d2', '#b4513b', '#2e6a63'],
    ['#1f5a66', '#f0d9a4', '#d9704a'],
    ['#f3efe6', '#3d6a4c', '#c7a23e'],
  ]);
  const size = 200;
  const motif =
    rect(-98, -98, 196, 196, ground, 6) +
    times(4, (turn) =>
      at(
        0,
        0,
        path('M0 -92C34 -62 34 -36 0 -14C-34 -36 -34 -62 0 -92Z', first) +
          path('M92 92L92 44A48 48 0 0 0 44 92Z', second),
        turn * 90,
      ),
    ) +
    circle(0, 0, 12, second);
  const columns = Math.ceil(width / size) + 1;
  return (
    rect(0, 0, width, height, darker(ground, 0.22)) +
    times(columns * (Math.ceil(height / size) + 1), (index) =>
      at((index % columns) * size + 40, Math.floor(index / columns) * size + 20, motif),
    ) +
    rect(0, 0, width, height, ground, 0, { opacity: 0.28 })
  );
};

export const painted: Surface = (random, width, height) => {
  const color = random.pick([
    '#e7a977',
    '#d98f7a',
    '#9db8a5',
    '#7fa3ad',
    '#ecd29c',
    '#c8b7d0',
    '#34504f',
    '#a4473a',
    '#f0e3cf',
  ]);
  return (
    rect(0, 0, width, height, color) +
    path(`M0 ${height * 0.72}L${width} ${height * 0.3}L${width} ${height}L0 ${height}Z`, darker(color, 0.07))
  );
};

export function windowLight(random: Random, width: number, height: number): string {
  const lean = random.between(0.25, 0.55) * height;
  const pane = random.between(0.16, 0.24) * width;
  const start = random.between(-0.1, 0.45) * width;
  return `<g opacity="0.11" filter="url(#near)">${times(3, (index) => {
    const x = start + index * (pane + 34);
    return path(
      `M${x} -20L${x + pane} -20L${x + pane - lean} ${height + 20}L${x - lean} ${height + 20}Z`,
      '#fff3d2',
    );
  })}</g>`;
}
