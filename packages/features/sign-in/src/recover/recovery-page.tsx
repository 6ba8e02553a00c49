import type { Recovery, RecoveryStep } from '@tableside/kit-contact';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import { useRecovery } from './recovery-state.ts';

export interface RecoveryPageProps {
  readonly step: RecoveryStep;
  readonly children: (recovery: Recovery) => ReactNode;
}

/** A page of recovery for those who have come that far; others begin at the first one (AUT-10). */
export function RecoveryPage({ step, children }: RecoveryPageProps) {
  const recovery = useRecovery(step);
  return recovery ? children(recovery) : <Navigate to="/recover" replace />;
}
