import { color } from '@tableside/ui/tokens';

/** A laid table that nobody sits at, in the colours of the brand. */
export function EmptyTable() {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" focusable="false">
      <ellipse cx="120" cy="128" rx="104" ry="14" fill={color.surfaceSunken} />
      <path d="M28 74h184l-12 14H40z" fill={color.accentSoft} />
      <path d="M28 74c0-6 40-20 92-20s92 14 92 20-40 16-92 16-92-10-92-16z" fill={color.accent} />
      <path d="M112 88h16l4 38h-24z" fill={color.borderStrong} />
      <ellipse
        cx="120"
        cy="70"
        rx="42"
        ry="11"
        fill={color.surfaceRaised}
        stroke={color.border}
        strokeWidth="2"
      />
      <ellipse cx="120" cy="70" rx="26" ry="6.5" fill={color.surfaceSunken} />
      <path
        d="M62 60v16m-5-16v7c0 3 10 3 10 0v-7m-5 9v7"
        stroke={color.text}
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M178 76V58c6 2 7 9 5 14l-5 1"
        stroke={color.text}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M120 52V26m-12-2c4-8 20-8 24 0l-12 6z"
        stroke={color.borderStrong}
        strokeWidth="2"
        fill={color.accentSoft}
      />
    </svg>
  );
}
