import type { PartnerSettings } from './types.ts';

/**
 * Applies temporary overrides to a partner's settings, by name (CFG-33). Only boolean settings can be
 * overridden; other names are ignored.
 */
export function withOverrides(
  settings: PartnerSettings,
  overrides: Readonly<Record<string, boolean>>,
): PartnerSettings {
  const known = Object.entries(overrides).filter(
    ([setting]) => typeof settings[setting as keyof PartnerSettings] === 'boolean',
  );
  return known.length === 0 ? settings : { ...settings, ...Object.fromEntries(known) };
}
