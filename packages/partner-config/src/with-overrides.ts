import type { PartnerSettings } from './types.ts';

/**
 * Applies temporary overrides to a partner's settings, by name (CFG-33). Only boolean settings can be
 * overridden; other names are ignored.
 *
 * @returns the same settings if no override differs from them.
 */
export function withOverrides(
  settings: PartnerSettings,
  overrides: Readonly<Record<string, boolean>>,
): PartnerSettings {
  const changes = Object.entries(overrides).filter(
    ([setting, value]) => settings[setting as keyof PartnerSettings] === !value,
  );
  return changes.length === 0 ? settings : { ...settings, ...Object.fromEntries(changes) };
}
