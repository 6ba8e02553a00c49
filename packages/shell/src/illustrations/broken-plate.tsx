import { color } from '@tableside/ui/tokens';

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
