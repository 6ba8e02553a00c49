import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { Loading } from '@tableside/ui/loading';
import { Skeleton } from '@tableside/ui/skeleton';
import { space } from '@tableside/ui/tokens';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import { useSecureFrame, type SecureFrameOptions } from './use-secure-frame.ts';

/** Height in pixels of the frame's label, hint and field until the frame reports its own. */
const FIELD_HEIGHT = 104;

const field = css({ display: 'grid', minWidth: 0, '& > *': { gridArea: '1 / 1' } });
const frame = css({
  display: 'block',
  width: '100%',
  height: FIELD_HEIGHT,
  border: 0,
  // If the frame's color scheme differs from the page's, browsers paint a white background behind the frame.
  colorScheme: 'normal',
});
const hidden = css({ visibility: 'hidden' });
const gone = css({ display: 'none' });
const skeleton = css({ display: 'grid', gap: space(1), alignContent: 'start', minHeight: FIELD_HEIGHT });

export interface SecureCardFieldProps extends Omit<SecureFrameOptions, 'onLoaded'> {
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/**
 * The card number field: a cross-origin page in an iframe, so that this page never has access to the number
 * (CRD-02). Shows its loading state, its failure (ERR-16) and a retry.
 */
export function SecureCardField(props: SecureCardFieldProps) {
  const [attempt, setAttempt] = useState(0);
  const onTryAgain = () => {
    props.onChange(null);
    setAttempt(attempt + 1);
  };
  return <FrameField {...props} key={attempt} isRetry={attempt > 0} onTryAgain={onTryAgain} />;
}

interface FrameFieldProps extends SecureCardFieldProps {
  readonly isRetry: boolean;
  readonly onTryAgain: () => void;
}

function FrameField({ ref, isRetry, onTryAgain, ...options }: FrameFieldProps) {
  const copy = useCopy(cardsCopy);
  const own = useRef<HTMLDivElement>(null);
  const element = ref ?? own;
  const tryAgain = useRef<HTMLButtonElement>(null);
  // Whether focus moves into the field once it is ready: after "Try again", or when a late frame loads after
  // all.
  const isAwaited = useRef(false);
  const { iframe, focusField, src, status, height } = useSecureFrame({
    ...options,
    onLoaded: () => {
      isAwaited.current = element.current?.contains(document.activeElement) === true;
    },
  });
  const isReady = status === 'ready';
  const isLoading = status === 'loading';

  useLayoutEffect(() => {
    if (isRetry) element.current?.focus();
  }, [element, isRetry]);
  useLayoutEffect(() => {
    if (isReady && isAwaited.current) focusField();
  }, [focusField, isReady]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- forwards focus
    <div
      ref={element}
      tabIndex={-1}
      css={field}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        if (isReady) focusField();
        else tryAgain.current?.focus();
      }}
    >
      {src !== undefined && (
        <iframe
          ref={iframe}
          data-secure-frame
          title={copy.text('frameTitle')}
          src={src}
          // The frame is on another origin, so it cannot remove its own sandbox. Without `allow-same-origin`,
          // its origin could not be verified.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the pair is unsafe for frames of this origin only
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="strict-origin"
          allow=""
          css={[frame, isLoading && hidden, !isReady && !isLoading && gone]}
          style={{ height }}
        />
      )}
      {isLoading && (
        <div css={skeleton}>
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
