import type { Brand } from './types.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const fallbackFonts: Record<string, string> = { 'Source Serif 4': 'Georgia, serif' };
const fontStack = (name: string) =>
  `"${name} Variable", "${name}", ${fallbackFonts[name] ?? 'system-ui, sans-serif'}`;

/** The CSS variables that dress the interface in a brand, by name. The names are those of `@tableside/ui/tokens`. */
export function themeVariables({
  colors,
  font,
  radius,
  density,
  headerStyle,
}: Brand): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(colors).map(([role, value]) => [`--ts-color-${kebab(role)}`, value]),
    ),
    '--ts-font-title': fontStack(font.title),
    '--ts-font-body': fontStack(font.body),
    '--ts-radius': `${radius}px`,
    '--ts-space': density === 'compact' ? '3.5px' : '4px',
    '--ts-header-rule': { plain: '1px', rule: '3px', solid: '0px' }[headerStyle],
    '--ts-header-rule-color': headerStyle === 'rule' ? colors.accent : colors.border,
  };
}

/** A style sheet that sets a brand's variables on the root. */
export function themeStyleSheet(brand: Brand): string {
  const lines = Object.entries(themeVariables(brand)).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}
