import { useId, useRef, type ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { X } from '../icons.ts';
import { Title } from '../title/title.tsx';
import * as styles from './dialog.styles.ts';
import { useModal } from './use-modal.ts';
import { useScrollStop } from './use-scroll-stop.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** The close button, Escape or a touch beside the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the close button. */
  readonly closeLabel: string;
  /** Actions; they stay in sight while the content scrolls. */
  readonly footer?: ReactNode;
  /** A touch beside the dialog closes it. Not for what holds typed text. */
  readonly hasLightDismiss?: boolean | undefined;
  /** The content reaches the edges and scrolls by itself: a frame. */
  readonly isFlush?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal of at most 650 px, a sheet on phones (CHR-25). The focus goes to the first control inside, or to the one
 * with `autoFocus`, and comes back when the dialog closes. Its content is rendered only while it is open.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, footer, className, children } = props;
  const { hasLightDismiss = false, isFlush = false } = props;
  const ref = useModal(isOpen, onClose, hasLightDismiss);
  const body = useRef<HTMLDivElement>(null);
  const isBodyStop = useScrollStop(body, children);
  const titleId = useId();
  return (
    <dialog ref={ref} aria-labelledby={titleId} className={className} css={styles.dialog}>
      {isOpen && (
        <>
          <header css={styles.head}>
            <div css={styles.headText}>
              <Title level={2} size="small" id={titleId}>
                {title}
              </Title>
            </div>
            <IconButton label={closeLabel} icon={<X size={20} />} onClick={onClose} />
          </header>
          <div
            ref={body}
            {...(isBodyStop && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
            css={isFlush ? styles.flushBody : styles.body}
          >
            {children}
          </div>
          {footer !== undefined && <footer css={styles.foot}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
