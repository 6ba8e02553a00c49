import { useCopy } from '@tableside/kit-content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { Loading } from '@tableside/ui/loading';
import { Skeleton } from '@tableside/ui/skeleton';
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import type { SecureCardFieldProps } from './secure-card-field-props.ts';
import * as styles from './secure-card-field.styles.ts';
import { useFrameWords } from './use-frame-words.ts';
import { useSecureFrame } from './use-secure-frame.ts';

/**
 * The field for a card number: a page of another origin in a frame, so that this page never has the number (CRD-02).
 * Shows by itself that it loads, that it did not load (ERR-16), and offers to load it again.
 */
export function SecureCardField(props: SecureCardFieldProps) {
  const { onChange } = props;
  const [attempt, setAttempt] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const onTryAgain = () => {
    // The button goes: whoever pressed it waits here and is led into the field.
    group.current?.focus();
    onChange?.({ status: 'empty' });
    setAttempt((count) => count + 1);
  };
  return (
    <div ref={group} tabIndex={-1}>
      <FrameField {...props} key={attempt} group={group} onTryAgain={onTryAgain} />
    </div>
  );
}

interface FrameFieldProps extends SecureCardFieldProps {
  readonly group: RefObject<HTMLDivElement | null>;
  readonly onTryAgain: () => void;
}

/** One loading of the frame. */
function FrameField({
  ref,
  isDisabled = false,
  isRequired = false,
  group,
  onTryAgain,
  ...on
}: FrameFieldProps) {
  const copy = useCopy(cardsCopy);
  const words = useFrameWords(isRequired);
  const tryAgain = useRef<HTMLButtonElement>(null);
  const { iframe, connection, focusField, src, status, height } = useSecureFrame({
    ...on,
    words,
    isDisabled,
    onLoaded: () => {
      // What had the focus may go now: "Try again" of a frame that comes late.
      if (group.current?.contains(document.activeElement)) group.current.focus();
    },
  });
  const isReady = status === 'ready';
  const isLoading = status === 'loading';

  useImperativeHandle(
    ref,
    () => ({
      encrypt: async () => (await connection.current?.encrypt()) ?? { fault: 'unavailable' as const },
      clear: () => connection.current?.send({ type: 'clear' }),
      validate: (required) => connection.current?.send({ type: 'validate', isRequired: required }),
      focus: () => {
        if (isReady) focusField();
        else (tryAgain.current ?? group.current)?.focus();
      },
    }),
    [connection, focusField, group, isReady],
  );

  useEffect(() => {
    if (isReady && document.activeElement === group.current) focusField();
  }, [focusField, group, isReady]);

  return (
    <div css={styles.field}>
      {src !== undefined && (
        <iframe
          ref={iframe}
          data-secure-frame
          title={copy('frameTitle')}
          src={src}
          // Of another origin, it cannot take its own sandbox off; without its origin nobody could tell it from others.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the pair is unsafe for frames of this origin only
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="strict-origin"
          allow=""
          css={[styles.frame, isLoading && styles.hidden, !isReady && !isLoading && styles.gone]}
          style={{ height }}
        />
      )}
      {isLoading && (
        <div css={styles.skeleton}>
          <Loading message={copy('loading')} isMessageHidden />
          <Skeleton shape="line" width="7em" />
          <Skeleton shape="line" width="80%" />
          <Skeleton shape="box" height={48} />
        </div>
      )}
      {!isReady && !isLoading && (
        <Banner
          kind="error"
          action={
            <Button ref={tryAgain} variant="secondary" onClick={onTryAgain}>
              {copy('tryAgain')}
            </Button>
          }
        >
          {copy(status === 'lost' ? 'frameLost' : 'frameNotLoaded')}
        </Banner>
      )}
    </div>
  );
}
