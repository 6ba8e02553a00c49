import type { Brand } from './types.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Whether a brand's font has serifs, because then its fallback must have serifs too. */
export const isSerif = (name: string): boolean => name.includes('Serif');

/**
 * Returns the name under which builds define the fallback of a brand's font, a device font that is scaled to
 * match it.
 */
export const fallbackFontName = (name: string): string => `${name} Fallback`;

const fontStack = (name: string) =>
  `"${name} Variable", "${name}", "${fallbackFontName(name)}", ${isSerif(name) ? 'Georgia, serif' : 'system-ui, sans-serif'}`;

const spacing = { compact: '3.5px', comfortable: '4px', spacious: '4.5px' };
const headerRules = { plain: '1px', rule: '3px', solid: '0px' };
const pictureRadii = (radius: string) => ({
  box: radius,
  round: `max(${radius}, 24px)`,
  leaf: `${radius} max(${radius}, 40px)`,
});
const pictureFilters = {
  natural: 'none',
  warm: 'sepia(0.24) saturate(1.12)',
  soft: 'saturate(0.8) brightness(1.04)',
};

function cardVariables({ cardLayout, colors }: Brand): Record<string, string> {
  if (cardLayout === 'open')
    return {
      '--ts-card-surface': 'transparent',
      '--ts-card-line': 'transparent',
      '--ts-card-picture-inset': '0px',
      '--ts-card-words-inset': '0px',
    };
  return {
    '--ts-card-surface': colors.surfaceRaised,
    '--ts-card-line': colors.border,
    '--ts-card-picture-inset': cardLayout === 'framed' ? '10px' : '0px',
    '--ts-card-words-inset': '16px',
  };
}

/** Returns the CSS variables of a brand, by name. `@tableside/ui/tokens` defines the names. */
export function themeVariables(brand: Brand): Record<string, string> {
  const { buttonShape, cardLayout, colors, density, font, headerStyle, picture } = brand;
  const radius = `${brand.radius}px`;
  const pictureRadius = pictureRadii(radius)[picture.shape];
  return {
    ...Object.fromEntries(
      Object.entries(colors).map(([role, value]) => [`--ts-color-${kebab(role)}`, value]),
    ),
    '--ts-font-title': fontStack(font.title),
    '--ts-font-body': fontStack(font.body),
    '--ts-title-weight': `${font.titleWeight}`,
    '--ts-radius': radius,
    '--ts-button-radius': { corners: radius, square: '0px', pill: '999px' }[buttonShape],
    '--ts-space': spacing[density],
    '--ts-header-rule': headerRules[headerStyle],
    '--ts-header-rule-color': headerStyle === 'rule' ? colors.accent : colors.border,
    '--ts-picture-radius': pictureRadius,
    '--ts-picture-filter': pictureFilters[picture.tone],
    // A stacked picture reaches the edges of its card, whose rounded corners clip it.
    '--ts-card-picture-radius': cardLayout === 'stacked' && picture.shape === 'box' ? '0px' : pictureRadius,
    ...cardVariables(brand),
  };
}

export function themeStyleSheet(brand: Brand): string {
  const lines = Object.entries(themeVariables(brand)).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}
