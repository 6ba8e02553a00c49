import { Copy, CopyText, useContent, useCopy } from '@tableside/kits/content';
import { useServerTime } from '@tableside/kits/session';

import { chromeCopy } from '../copy.ts';
import * as styles from './footer.styles.ts';

/** Server rendering omits the year, because its output may still be shown next year. */
function Copyright() {
  const year = useServerTime((now) => String(new Date(now).getFullYear())) ?? '';
  return <p>{useCopy(chromeCopy)('copyright', { year })}</p>;
}

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
