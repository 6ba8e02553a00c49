import { color } from '@tableside/ui/tokens';

export const palette = {
  water: `color-mix(in srgb, color-mix(in srgb, ${color.surfaceBrand} 55%, ${color.focus}) 24%, ${color.surface})`,
  land: `color-mix(in srgb, ${color.accentSoft} 25%, ${color.surfaceSunken})`,
  park: `color-mix(in srgb, ${color.success} 22%, ${color.surface})`,
  narrow: `color-mix(in srgb, ${color.surface} 85%, ${color.border})`,
  wide: color.surface,
  edge: `color-mix(in srgb, ${color.border} 80%, ${color.textMuted})`,
  highway: `color-mix(in srgb, ${color.accent} 24%, ${color.surface})`,
  highwayEdge: `color-mix(in srgb, color-mix(in srgb, ${color.accent} 40%, ${color.textMuted}) 50%, ${color.surface})`,
  border: `color-mix(in srgb, ${color.textMuted} 45%, ${color.surface})`,
  text: color.textMuted,
  strongText: color.text,
  halo: `color-mix(in srgb, ${color.surface} 88%, transparent)`,
} as const;
