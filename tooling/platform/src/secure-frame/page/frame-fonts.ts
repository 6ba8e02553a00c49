/** Fonts that this origin serves. The list ensures that no other name can be injected into styles. */
const families = new Set([
  'DM Sans Variable',
  'Manrope Variable',
  'Nunito Sans Variable',
  'Outfit Variable',
  'Public Sans Variable',
  'Source Serif 4 Variable',
]);

const DEVICE_FONT = 'system-ui, sans-serif';

export const fontFamily = (name: string): string =>
  families.has(name) ? `"${name}", ${DEVICE_FONT}` : DEVICE_FONT;
