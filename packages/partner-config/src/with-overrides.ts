import type { PartnerSettings } from './types.ts';

/**
 * Applies temporary overrides to a partner's settings, by name (CFG-33). Ignores names that are not boolean
 * settings.
 * @returns the same object if no override differs from the settings.
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
