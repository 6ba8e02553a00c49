import { useCopy } from '@tableside/kits/content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { takeFocus } from '@tableside/ui/focus';
import { useState, type ReactNode } from 'react';

import { enrollmentCopy } from '../copy.ts';

export interface SessionPendingProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onContinue: () => Promise<void>;
}

export function SessionPending({ title, children, onContinue }: SessionPendingProps) {
  const copy = useCopy(enrollmentCopy);
  const [isTrying, setIsTrying] = useState(false);
  const onClick = async () => {
    setIsTrying(true);
    await onContinue();
    setIsTrying(false);
  };
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Banner
        kind="success"
        title={title}
        action={
          <Button variant="primary" isLoading={isTrying} onClick={() => void onClick()}>
            {copy('continue')}
          </Button>
        }
      >
        {children}
      </Banner>
    </div>
  );
}
