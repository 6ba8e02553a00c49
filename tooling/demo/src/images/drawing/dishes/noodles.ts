import { darker, lighter } from '../colors.ts';
import type { Random } from '../random.ts';
import { blob, curve, path, type Point, stroke, times } from '../svg.ts';

export const noodles = (random: Random, radius: number, color: string, count = 26): string =>
  times(count, () => {
    const y = random.between(-radius, radius);
    const points = Array.from({ length: 6 }, (_, step): Point => [
      -radius + step * radius * 0.4,
      y + Math.sin(step * 1.3 + y) * radius * 0.16,
    ]);
    return (
      stroke(curve(points, false), darker(color, 0.22), 15) +
      stroke(curve(points, false), random.chance(0.4) ? lighter(color, 0.35) : color, 10)
    );
  });

export const slicedMeat = (random: Random, size: number, color: string): string =>
  path(blob(random, size, 0.07, 10, 0.8), darker(color, 0.35), { transform: 'translate(4 8)' }) +
  path(blob(random, size, 0.07, 10, 0.8), color) +
  path(blob(random, size * 0.72, 0.14, 9, 0.7), lighter(color, 0.35)) +
  stroke(
    `M${-size * 0.5} 0C${-size * 0.2} ${-size * 0.3} ${size * 0.2} ${size * 0.3} ${size * 0.5} ${-size * 0.05}`,
    lighter(color, 0.7),
    8,
  );
