import { Copy, CopyText, useContent, useCopy } from '@tableside/kits/content';
import { useSyncExternalStore } from 'react';

import { chromeCopy } from '../copy.ts';
import * as styles from './footer.styles.ts';

const unchanging = () => () => undefined;

/** The year of the visitor's clock; a server leaves it out, as its page may be read next year. */
const useYear = () =>
  useSyncExternalStore(
    unchanging,
    () => String(new Date().getFullYear()),
    () => '',
  );

/** Disclaimer, copyright and the ways to support (CHR-21, CHR-22, CFG-27, VAL-22). */
export function LegalLines() {
  const copy = useCopy(chromeCopy);
  const { disclaimer } = useContent().global.footer;
  const year = useYear();
  return (
    <div css={styles.legal}>
      {disclaimer && (
        <div css={styles.disclaimer}>
          <CopyText text={disclaimer} />
        </div>
      )}
      <div css={styles.lastLine}>
        <p>{copy('copyright', { year })}</p>
        <p>
          <Copy of={chromeCopy} id="support" />
        </p>
      </div>
    </div>
  );
}
