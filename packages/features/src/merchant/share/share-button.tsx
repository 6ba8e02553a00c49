import { merchantHref } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Share } from '@tableside/ui/icons';
import { showToast } from '@tableside/ui/toast';

import { detailCopy } from '../copy.ts';

export interface ShareButtonProps {
  readonly merchantId: string;
  readonly title: string;
  readonly text?: string | undefined;
}

/** Whether the visitor closed the sheet, or pressed again while it was opening. */
const isNoFailure = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

export function ShareButton({ merchantId, title, text }: ShareButtonProps) {
  const copy = useCopy(detailCopy);

  const copyLink = async (url: string) => {
    const all = text === undefined ? url : `${text}\n${url}`;
    try {
      await navigator.clipboard.writeText(all);
      showToast({ kind: 'success', message: copy(text === undefined ? 'linkCopied' : 'textCopied') });
    } catch {
      showToast({ kind: 'info', message: copy('copyByHand', { text: all }), timeoutMs: null });
    }
  };
  const share = async () => {
    const url = window.location.origin + merchantHref(merchantId);
    const { share: open } = navigator as { readonly share?: Navigator['share'] };
    if (!open) return copyLink(url);
    try {
      await open.call(navigator, { title, url, ...(text !== undefined && { text }) });
    } catch (error) {
      if (!isNoFailure(error)) await copyLink(url);
    }
  };
  return (
    <Button variant="secondary" icon={<Share size={20} aria-hidden="true" />} onClick={() => void share()}>
      {copy('share')}
    </Button>
  );
}
