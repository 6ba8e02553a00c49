import type { PartnerSettings } from '@tableside/partner-config/schema';

/** A plate on a tile in the brand's colours: what a new partner has until its own mark is drawn. */
export const firstMark = ({ brand: { colors, radius } }: PartnerSettings): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="${Math.min(radius, 14)}" fill="${colors.surfaceBrand}"/>
  <g id="sign">
    <circle cx="24" cy="24" r="15" fill="none" stroke="${colors.textOnBrand}" stroke-width="2.4"/>
    <circle cx="24" cy="24" r="8" fill="${colors.accent}"/>
  </g>
</svg>
`;
