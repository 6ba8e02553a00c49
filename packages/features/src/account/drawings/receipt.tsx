import { color } from '@tableside/ui/tokens';

const outline = { stroke: color.borderStrong, strokeWidth: 2.4 } as const;
const line = { ...outline, strokeLinecap: 'round', fill: 'none' } as const;

export function Receipt() {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" focusable="false">
      <ellipse cx="120" cy="136" rx="100" ry="8" fill={color.surfaceSunken} />
      <circle cx="92" cy="82" r="50" fill={color.surfaceRaised} {...outline} />
      <circle cx="92" cy="82" r="34" fill={color.surfaceSunken} />
      <path d="M74 88c4-16 30-22 36-6-4 14-28 20-36 6z" fill={color.accent} />
      <path d="M80 84c8-4 16-6 24-4" {...line} strokeWidth={2} />
      <g transform="rotate(6 168 76)">
        <path
          d="M138 28h60v96l-7.5-6-7.5 6-7.5-6-7.5 6-7.5-6-7.5 6-7.5-6-7.5 6z"
          fill={color.surfaceRaised}
          {...outline}
          strokeLinejoin="round"
        />
        <path d="M150 48h22M150 62h30M150 76h18" {...line} />
        <path d="M150 96h14" {...line} />
        <path d="M176 96h10" {...line} stroke={color.accent} strokeWidth={5} />
      </g>
    </svg>
  );
}
