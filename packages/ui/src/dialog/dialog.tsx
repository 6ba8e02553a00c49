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

/** Whether an element scrolls and holds nothing that the tab key reaches: then it must be a stop itself. */
function useScrollStop(ref: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isStop, setIsStop] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    // Its height is asked for last: the browser has to lay out the page for it.
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
  /** The close button, Escape or a touch beside the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the close button. */
  readonly closeLabel: string;
  /** Actions; they stay in sight while the content scrolls. */
  readonly footer?: ReactNode;
  /** A touch beside the dialog closes it. Not for what holds typed text. */
  readonly hasLightDismiss?: boolean | undefined;
  /** The content is full bleed and scrolls itself: a frame. */
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
  // The dialog answers the tap at once; content that is much to render follows.
  const content = useDeferredValue(isOpen, false) && children;
  const isBodyStop = useScrollStop(body, content);
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
            {content}
          </div>
          {footer !== undefined && <footer css={styles.foot}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
