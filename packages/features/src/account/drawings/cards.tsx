import { color } from '@tableside/ui/tokens';

const outline = { stroke: color.borderStrong, strokeWidth: 2.4 } as const;

export function Cards() {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" focusable="false">
      <ellipse cx="120" cy="136" rx="96" ry="8" fill={color.surfaceSunken} />
      <g transform="rotate(-9 120 80)">
        <rect x="52" y="30" width="122" height="78" rx="9" fill={color.surfaceSunken} {...outline} />
        <path d="M53 52h120" {...outline} strokeWidth={10} />
      </g>
      <g transform="rotate(5 120 80)">
        <rect x="72" y="44" width="122" height="78" rx="9" fill={color.accent} {...outline} />
        <rect
          x="86"
          y="60"
          width="22"
          height="16"
          rx="3.5"
          fill={color.accentSoft}
          {...outline}
          strokeWidth={2}
        />
        <path d="M86 96h40M86 107h24" {...outline} strokeLinecap="round" fill="none" />
        <path d="M164 60h16" {...outline} strokeLinecap="round" fill="none" />
      </g>
    </svg>
  );
}
