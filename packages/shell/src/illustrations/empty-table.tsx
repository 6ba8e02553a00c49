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

/** A plate in two pieces. */
export function BrokenPlate() {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" focusable="false">
      <ellipse cx="120" cy="130" rx="96" ry="12" fill={color.surfaceSunken} />
      <g fill={color.surfaceRaised} stroke={color.borderStrong} strokeWidth="2.4" strokeLinejoin="round">
        <path
          d="M112 26l-8 24 14 14-12 20 10 34C72 118 54 96 54 72s24-46 58-46z"
          transform="rotate(-7 90 72)"
        />
        <path d="M124 26c36 2 62 22 62 46s-20 46-64 46l-8-34 12-20-14-14z" transform="rotate(6 150 72)" />
      </g>
      <path
        d="M90 50c-14 6-20 16-18 30"
        stroke={color.accent}
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M158 52c12 8 16 18 12 32"
        stroke={color.accent}
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="118" cy="122" r="3" fill={color.borderStrong} />
      <circle cx="128" cy="126" r="2" fill={color.borderStrong} />
    </svg>
  );
}
