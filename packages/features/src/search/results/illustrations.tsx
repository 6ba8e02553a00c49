import { color } from '@tableside/ui/tokens';
import type { ReactNode } from 'react';

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="122" rx="84" ry="10" fill={color.surfaceSunken} />
      {children}
    </svg>
  );
}

export const EmptyTable = () => (
  <Drawing>
    <path d="M34 74h132l14 20H20z" fill={color.accentSoft} />
    <path d="M20 94h160v8H20z" fill={color.accent} />
    <path d="M44 102h8v20h-8zM148 102h8v20h-8z" fill={color.surfaceBrand} />
    <ellipse cx="100" cy="80" rx="30" ry="8" fill={color.surfaceRaised} stroke={color.border} />
    <ellipse cx="100" cy="79" rx="18" ry="4.5" fill={color.surfaceSunken} />
    <path
      d="M58 72v16M54 72v6a4 4 0 0 0 8 0v-6M142 72v16M142 72c5 2 5 9 0 10"
      stroke={color.textMuted}
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M100 18a20 20 0 0 1 20 20H80a20 20 0 0 1 20-20z" fill={color.surfaceBrand} />
    <path d="M100 6v12" stroke={color.textMuted} strokeWidth="2" />
    <path d="M84 38h32l16 30H68z" fill={color.accentSoft} opacity="0.6" />
  </Drawing>
);

export const LostCompass = () => (
  <Drawing>
    <circle cx="100" cy="66" r="48" fill={color.surfaceBrand} />
    <circle cx="100" cy="66" r="39" fill={color.surfaceRaised} />
    <path
      d="M100 32v6M100 94v6M66 66h6M128 66h6"
      stroke={color.textMuted}
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M92 62l22 30-6-34z" fill={color.accent} />
    <path d="M108 58 88 40l4 22z" fill={color.border} />
    <circle cx="100" cy="60" r="4" fill={color.surfaceBrand} />
    <path d="M94 12h12v8H94z" fill={color.accent} />
  </Drawing>
);

export const OffService = () => (
  <Drawing>
    <path d="M44 96a56 50 0 0 1 112 0z" fill={color.surfaceBrand} />
    <path
      d="M62 90a38 34 0 0 1 22-30"
      stroke={color.textOnBrand}
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
      opacity="0.5"
    />
    <circle cx="100" cy="42" r="7" fill={color.accent} />
    <path d="M30 96h140v8a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" fill={color.accent} />
    <path
      d="M150 26l14-12M154 38l18-4M142 18l4-16"
      stroke={color.accent}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </Drawing>
);
