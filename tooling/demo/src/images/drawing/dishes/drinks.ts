import { darker, food, lighter } from '../colors.ts';
import { citrus } from '../garnish.ts';
import type { Random } from '../random.ts';
import { at, blob, circle, ellipse, path, rect, shadow, stroke, times } from '../svg.ts';

export type Drink = 'beer' | 'cocktail' | 'wine' | 'coffee';

export const drink = (random: Random, kind: Drink): string => {
  if (kind === 'wine') {
    const wine = random.pick(['#7a1f36', '#edc86a', '#e8a08f']);
    return (
      shadow(ellipse(0, 6, 90, 18, '#1c0f08'), 0.45) +
      ellipse(0, 0, 84, 15, '#e9f0ee', { opacity: 0.85 }) +
      rect(-6, -200, 12, 198, '#e9f0ee', 4, { opacity: 0.85 }) +
      path('M-88 -440C-138 -320 -112 -200 0 -200C112 -200 138 -320 88 -440Z', '#e9f3f2', { opacity: 0.45 }) +
      path('M-114 -340C-116 -256 -76 -206 0 -206C76 -206 116 -256 114 -340Z', wine) +
      ellipse(0, -340, 114, 17, lighter(wine, 0.25)) +
      stroke('M-84 -400C-92 -330 -84 -290 -64 -258', '#fff', 11, { opacity: 0.65 })
    );
  }
  const liquid =
    kind === 'beer'
      ? food.beer
      : kind === 'coffee'
        ? '#7a4a2a'
        : random.pick(['#e9833f', '#d8536b', '#b7cf6a', '#f0c64f']);
  return (
    shadow(ellipse(0, 8, 110, 22, '#1c0f08'), 0.45) +
    path('M-104 -360L104 -360L84 0L-84 0Z', '#eef4f3', { opacity: 0.6 }) +
    path('M-96 -300L96 -300L78 -14L-78 -14Z', liquid) +
    path('M30 -300L96 -300L78 -14L44 -14Z', darker(liquid, 0.14)) +
    (kind === 'beer'
      ? path(blob(random, 100, 0.06, 12, 0.42), '#fff8e8', { transform: 'translate(0 -326)' }) +
        times(9, () =>
          circle(random.between(-64, 50), random.between(-260, -40), random.between(3, 7), '#fff3c9', {
            opacity: 0.7,
          }),
        )
      : times(4, (index) =>
          at(
            -40 + (index % 2) * 66,
            -270 + Math.floor(index / 2) * 74,
            rect(-30, -30, 60, 60, '#ffffff', 12, { opacity: 0.42 }),
            18 + index * 31,
          ),
        ) +
        at(84, -360, citrus(52, random.pick([food.lime, food.lemon, food.orange])), 20) +
        (kind === 'cocktail' ? stroke('M-20 -420L30 -120', '#f6efe2', 13) : '')) +
    stroke('M-80 -280L-66 -60', '#ffffff', 13, { opacity: 0.55 })
  );
};
