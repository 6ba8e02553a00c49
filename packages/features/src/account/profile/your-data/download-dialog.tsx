import { memberDataMutation } from '@tableside/api-client/queries';
import type { Member } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { showFormSuccess, SubmitButton } from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { Banner } from '@tableside/ui/banner';
import { Dialog } from '@tableside/ui/dialog';
import { takeFocus } from '@tableside/ui/focus';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';

import { ProofForm } from './proof-form.tsx';
import { saveFile } from './save-file.ts';
import { yourDataCopy } from './your-data.copy.ts';
import * as styles from './your-data.styles.ts';

export interface DataDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

export function DownloadDialog({ member, onClose }: DataDialogProps) {
  const copy = useCopy(yourDataCopy);
  const { mutateAsync: download, isSuccess } = useMutation(memberDataMutation(useApi()));
  const isHere = useIsHere();
  async function onProven(proof: Parameters<typeof download>[0]) {
    saveFile(await download(proof), copy.text('fileName'));
    if (!isHere()) showFormSuccess(copy('downloaded'));
  }
  return (
    <Dialog isOpen onClose={onClose} title={copy('downloadTitle')} closeLabel={copy.text('close')}>
      <div css={styles.content}>
        {isSuccess ? (
          <div ref={takeFocus} tabIndex={-1}>
            <Banner kind="success" title={copy('downloaded')}>
              {copy('downloadedText')}
            </Banner>
          </div>
        ) : (
          <>
            <p>{copy('downloadIntro')}</p>
            <ProofForm title={copy.text('downloadTitle')} email={member.email} onProven={onProven}>
              <SubmitButton isFullWidth>{copy('downloadGo')}</SubmitButton>
            </ProofForm>
          </>
        )}
      </div>
    </Dialog>
  );
}
