import { css } from '@emotion/react';
import { routes } from '@tableside/core';
import { MailedCode, type Recovery, type RecoveryStep } from '@tableside/kits/contact';
import { useCopy } from '@tableside/kits/content';
import { Banner } from '@tableside/ui/banner';
import { ButtonLink } from '@tableside/ui/button-link';
import { CircleCheck } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { color } from '@tableside/ui/tokens';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import { signInCopy } from '../copy.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { links } from '../frame/sign-in-frame.styles.ts';
import { RecoverForm } from './recover-form.tsx';
import { useRecovery, useRecoveryEnding, useRecoverySteps } from './recovery-state.ts';
import { UpdateForm } from './update-form.tsx';

const STEP_COUNT = 3;

function useStep(step: 1 | 2 | 3) {
  const copy = useCopy(signInCopy);
  return { eyebrow: copy('step', { step, count: STEP_COUNT }), progress: { step, count: STEP_COUNT } };
}

interface RecoveryPageProps {
  readonly step: RecoveryStep;
  readonly children: (recovery: Recovery) => ReactNode;
}

function RecoveryPage({ step, children }: RecoveryPageProps) {
  const recovery = useRecovery(step);
  return recovery ? children(recovery) : <Navigate to={routes.recover.path} replace />;
}

export function RecoverScreen() {
  const copy = useCopy(signInCopy);
  const ending = useRecoveryEnding();
  return (
    <SignInFrame {...useStep(1)} title={copy('recoverTitle')} lead={copy('recoverLead')}>
      {ending && <Banner kind="warning">{copy(ending)}</Banner>}
      <RecoverForm />
    </SignInFrame>
  );
}

function Confirm({ userName }: { readonly userName: string }) {
  const copy = useCopy(signInCopy);
  const { goTo, goToJoin, startOver } = useRecoverySteps();
  return (
    <SignInFrame {...useStep(2)} title={copy('confirmTitle')} lead={copy('confirmLead', { userName })}>
      <MailedCode
        userName={userName}
        title={copy.text('confirmTitle')}
        onProven={async ({ step, email = '' }) =>
          step === 'join' ? goToJoin(email) : goTo({ step: 'update', userName })
        }
        onExpired={() => startOver(userName, 'recoverOver')}
      />
      <div css={links}>
        <Link look="standalone" href={routes.recover.path}>
          {copy('startOver')}
        </Link>
      </div>
    </SignInFrame>
  );
}

export function ConfirmScreen() {
  return <RecoveryPage step="confirm">{({ userName }) => <Confirm userName={userName} />}</RecoveryPage>;
}

function Update({ userName }: { readonly userName: string }) {
  const copy = useCopy(signInCopy);
  return (
    <SignInFrame {...useStep(3)} title={copy('updateTitle')} lead={copy('updateLead')}>
      <UpdateForm userName={userName} />
    </SignInFrame>
  );
}

export function UpdateScreen() {
  return <RecoveryPage step="update">{({ userName }) => <Update userName={userName} />}</RecoveryPage>;
}

const tick = css({ order: -1, display: 'grid', justifySelf: 'start', color: color.success });

function Success() {
  const copy = useCopy(signInCopy);
  return (
    <SignInFrame eyebrow={copy('done')} title={copy('successTitle')} lead={copy('successText')}>
      <span css={tick}>
        <CircleCheck size={48} aria-hidden="true" />
      </span>
      <ButtonLink variant="primary" size="large" isFullWidth href={routes.login.path}>
        {copy('successAction')}
      </ButtonLink>
    </SignInFrame>
  );
}

export function SuccessScreen() {
  return <RecoveryPage step="success">{() => <Success />}</RecoveryPage>;
}
