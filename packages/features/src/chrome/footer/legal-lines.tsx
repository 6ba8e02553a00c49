import { Copy, CopyText, useContent, useCopy } from '@tableside/kits/content';
import { useServerTime } from '@tableside/kits/session';

import { chromeCopy } from '../copy.ts';
import * as styles from './footer.styles.ts';

/** The current year is omitted in server rendering, because its output may be shown next year. */
function Copyright() {
  const year = useServerTime((now) => String(new Date(now).getFullYear())) ?? '';
  return <p>{useCopy(chromeCopy)('copyright', { year })}</p>;
}

/** Disclaimer, copyright and support contacts (CHR-21, CHR-22, CFG-27, VAL-22). */
export function LegalLines() {
  const { disclaimer } = useContent().global.footer;
  return (
    <div css={styles.legal}>
      {disclaimer && (
        <div css={styles.disclaimer}>
          <CopyText text={disclaimer} />
        </div>
      )}
      <div css={styles.lastLine}>
        <Copyright />
        <p>
          <Copy of={chromeCopy} id="support" />
        </p>
      </div>
    </div>
  );
}
