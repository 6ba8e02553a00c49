import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { X } from '../icons.ts';
import { Title } from '../title/title.tsx';
import * as styles from './dialog.styles.ts';
import { useModal } from './use-modal.ts';

const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether an element scrolls without containing a focusable element, so that it must be focusable itself. */
function useScrollStop(ref: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isStop, setIsStop] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    // The height is read last, because that forces a layout.
    setIsStop(
      element !== null &&
        element.querySelector(reachable) === null &&
        element.scrollHeight > element.clientHeight,
    );
  }, [ref, content]);
  return isStop;
}

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly footer?: ReactNode;
  /** Whether a click outside closes the dialog. Do not use it for dialogs with typed text. */
  readonly hasLightDismiss?: boolean | undefined;
  /** Removes the padding, for full-bleed content that scrolls by itself, such as an iframe. */
  readonly isFlush?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal of at most 650 px, and a sheet on phones (CHR-25). Focus moves to the first control inside, or to
 * the one with `autoFocus`, and returns when the dialog closes. Its content is rendered only while it is
 * open.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, footer, className, children } = props;
  const { hasLightDismiss = false, isFlush = false } = props;
  const ref = useModal(isOpen, onClose, hasLightDismiss);
  const body = useRef<HTMLDivElement>(null);
  // The dialog opens immediately, and expensive content renders afterwards.
  const content = useDeferredValue(isOpen, false) && children;
  const isBodyStop = useScrollStop(body, content);
  const titleId = useId();
  return (
    // The dialog's parts are not `header` and `footer`, which would be a second banner and contentinfo of the
    // page.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={className}
      css={[styles.dialog, !isFlush && styles.wholeScrolls]}
    >
      {isOpen && (
        <>
          <div css={styles.head}>
            <div css={styles.headText}>
              <Title level={2} size="small" id={titleId}>
                {title}
              </Title>
            </div>
            <IconButton label={closeLabel} icon={<X size={20} />} onClick={onClose} />
          </div>
          <div
            ref={body}
            {...(isBodyStop && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
            css={isFlush ? styles.flushBody : styles.body}
          >
            {content}
          </div>
          {footer !== undefined && <div css={styles.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
