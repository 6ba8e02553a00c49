import { useCopy } from '@tableside/kits/content';
import { lazyPart, type LazyPart } from '@tableside/ui/lazy-part';
import { showToast } from '@tableside/ui/toast';
import { useEffect, type ComponentType } from 'react';

import { searchCopy } from '../copy.ts';

interface Closable {
  readonly onClose: () => void;
}

/** Reports the dialog as closed, so that pressing its button tries again. */
function DialogMissing({ onClose }: Closable) {
  const copy = useCopy(searchCopy);
  useEffect(() => {
    showToast({ kind: 'error', message: copy('dialogMissing') });
    onClose();
  }, [copy, onClose]);
  return null;
}

export const lazyDialog = <Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => lazyPart(load, { Failed: DialogMissing });
