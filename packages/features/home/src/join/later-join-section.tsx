import { usePartner } from '@tableside/kit-partner';
import { useVisitor } from '@tableside/kit-session';

import { later } from '../later/later-section.tsx';
import { rooms } from './join-room.styles.ts';

const JoinSection = later(async () => (await import('./join-section.tsx')).JoinSection);

/** The way to join, below what paints first, for who has not: nothing where nobody joins (CFG-06). */
export function LaterJoinSection() {
  const { enrollmentType } = usePartner();
  const visitor = useVisitor();
  if (visitor.kind === 'member' || enrollmentType === 'none') return null;
  return <JoinSection css={rooms[enrollmentType]} />;
}
