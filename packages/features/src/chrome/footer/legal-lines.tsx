import { Copy, CopyText, useContent, useCopy } from '@tableside/kits/content';
import { useServerTime } from '@tableside/kits/session';

import { chromeCopy } from '../copy.ts';
import * as styles from './footer.styles.ts';

/** Returns the current year; omitted in server rendering, because its output may be shown next year. */
const useYear = () => useServerTime((now) => String(new Date(now).getFullYear())) ?? '';

/** Disclaimer, copyright and support contacts (CHR-21, CHR-22, CFG-27, VAL-22). */
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
