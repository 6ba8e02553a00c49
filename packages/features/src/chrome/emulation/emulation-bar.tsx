import { css } from '@emotion/react';
import { routes } from '@tableside/core';
import { defineCopy, useCopy } from '@tableside/kits/content';
import { useSessionState } from '@tableside/kits/session';
import { Link } from '@tableside/ui/link';
import { color, low, space, text, weight } from '@tableside/ui/tokens';

const emulationCopy = defineCopy('chrome', {
  emulation: 'Support view',
  emulationOf: 'You’re viewing {name}’s account ({email}). Nothing can be changed.',
  emulationLeave: 'Leave',
});

// Part of the page's flow below the footer, so that it covers nothing there.
const bar = css({
  ...text.small,
  position: 'sticky',
  zIndex: 100,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(4),
  padding: `${space(1)} ${space(4)}`,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  overflowWrap: 'anywhere',
  [low]: { position: 'static' },
  '--ts-link-here': color.textOnAccentSoft,
  '--ts-focus-here': color.textOnAccentSoft,
  '& p': { margin: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: weight.semibold,
  },
});

export function EmulationBar() {
  const copy = useCopy(emulationCopy);
  const { isReadOnly, member } = useSessionState();
  if (!isReadOnly || !member) return null;
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <section aria-label={copy.text('emulation')} css={bar}>
      <p>{copy('emulationOf', { name, email: member.email })}</p>
      <Link href={routes.signOut.path}>{copy('emulationLeave')}</Link>
    </section>
  );
}
