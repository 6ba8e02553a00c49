/** The fonts available on this origin. The allowlist keeps other names out of styles. */
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
