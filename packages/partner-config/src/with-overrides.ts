import type { PartnerSettings } from './types.ts';

/**
 * A partner's settings with those that are overridden for now, by name (CFG-33). Only a setting that is a switch can be
 * overridden; other names say nothing here.
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
