import { useEffect, useState, type ComponentType } from 'react';

import * as styles from './server-error-screen.styles.ts';

/** The drawing of the error page. Where it cannot be fetched any more its place stays empty, and the page stands. */
export function ErrorPicture() {
  const [Drawing, setDrawing] = useState<ComponentType>();
  useEffect(() => {
    import('../illustrations/broken-plate.tsx').then(
      ({ BrokenPlate }) => setDrawing(() => BrokenPlate),
      () => undefined,
    );
  }, []);
  return (
    <div css={styles.picture} aria-hidden="true">
      {Drawing && <Drawing />}
    </div>
  );
}
