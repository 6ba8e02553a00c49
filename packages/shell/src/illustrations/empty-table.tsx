import { color } from '@tableside/ui/tokens';

const outline = { stroke: color.borderStrong, strokeWidth: 2.4 } as const;

export function EmptyTable() {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" focusable="false">
      <ellipse cx="120" cy="132" rx="100" ry="10" fill={color.surfaceSunken} />
      <ellipse cx="120" cy="116" rx="86" ry="12" fill={color.surfaceRaised} {...outline} />
      <ellipse cx="120" cy="113" rx="58" ry="6.5" fill={color.surfaceSunken} />
      <g transform="rotate(-14 62 104)">
        <path d="M62 104a58 58 0 0 1 116 0z" fill={color.accent} {...outline} strokeLinejoin="round" />
        <path
          d="M80 92a42 42 0 0 1 22-26"
          stroke={color.accentSoft}
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
        <circle cx="120" cy="40" r="6.5" fill={color.accent} {...outline} />
      </g>
      <g {...outline} strokeLinecap="round" fill="none">
        <path d="M196 60c6-6-6-10 0-16" />
        <path d="M208 66c6-6-6-10 0-16" />
      </g>
    </svg>
  );
}
