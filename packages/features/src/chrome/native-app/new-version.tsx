import { color } from '@tableside/ui/tokens';

const outline = { stroke: color.borderStrong, strokeWidth: 2.4 } as const;

export function NewVersion() {
  return (
    <svg viewBox="0 0 240 170" width="240" height="170" focusable="false">
      <ellipse cx="120" cy="156" rx="92" ry="9" fill={color.surfaceSunken} />
      <rect x="76" y="8" width="88" height="148" rx="14" fill={color.surfaceRaised} {...outline} />
      <rect x="84" y="18" width="72" height="128" rx="7" fill={color.accentSoft} />
      <path d="M112 13h16" {...outline} strokeLinecap="round" />
      <path d="M94 116a26 26 0 0 1 52 0z" fill={color.accent} {...outline} strokeLinejoin="round" />
      <path d="M89 121h62" {...outline} strokeLinecap="round" />
      <circle cx="120" cy="86" r="4" fill={color.accent} {...outline} />
      <path
        d="M120 70V38m-13 12 13-13 13 13"
        fill="none"
        stroke={color.textOnAccentSoft}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
