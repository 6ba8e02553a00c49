import { ApiError, pictureErrorOf } from '@tableside/api-client';
import { addClaimPictureMutation } from '@tableside/api-client/queries';
import {
  claimPictureTypes,
  LARGEST_CLAIM_PICTURE,
  MOST_CLAIM_PICTURES,
  type PictureError,
} from '@tableside/core';
import { useApi } from '@tableside/kits/session';
import { onlineManager, useMutation } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

import type { ClaimPicture, ClaimValues } from './claim.values.ts';
import type { ClaimsKey } from './claims.copy.ts';

interface PictureProblem {
  readonly problem: ClaimsKey;
  readonly mayRetry: boolean;
}

const refused: Readonly<Record<PictureError, PictureProblem>> = {
  tooLarge: { problem: 'tooLarge', mayRetry: false },
  wrongType: { problem: 'wrongType', mayRetry: false },
  unreadable: { problem: 'unreadable', mayRetry: false },
  tooManyPixels: { problem: 'tooManyPixels', mayRetry: false },
  tooManyPictures: { problem: 'tooManyWaiting', mayRetry: true },
};
const oneTooMany: PictureProblem = { problem: 'tooManyPictures', mayRetry: true };

/** Types by file name extension, because some systems do not know the type of these files. */
const typeOfEnding: Readonly<Record<string, (typeof claimPictureTypes)[number]>> = {
  heic: 'image/heic',
  heif: 'image/heif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

function withType(file: File): Blob {
  const type = typeOfEnding[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  return file.type === '' && type !== undefined ? new Blob([file], { type }) : file;
}

function fileProblem(file: Blob): PictureProblem | undefined {
  if (!claimPictureTypes.some((type) => type === file.type)) return refused.wrongType;
  return file.size > LARGEST_CLAIM_PICTURE ? refused.tooLarge : undefined;
}

function problemOf(error: unknown): PictureProblem {
  const known = pictureErrorOf(error);
  if (known) return refused[known];
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 413) return refused.tooLarge;
  if (status === 429) return { problem: 'pictureTooOften', mayRetry: true };
  return { problem: onlineManager.isOnline() ? 'pictureFailed' : 'pictureOffline', mayRetry: true };
}

export interface Pictures {
  readonly pictures: readonly ClaimPicture[];
  /** The uploaded share of each picture, from 0 to 1, by its key. */
  readonly shares: Readonly<Record<string, number>>;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
}

export function usePictures(): Pictures {
  const { values, setFieldValue } = useFormikContext<Pick<ClaimValues, 'pictures'>>();
  const { mutateAsync: upload } = useMutation(addClaimPictureMutation(useApi()));
  // Holds the newest list, because several uploads may change it between two renders.
  const list = useRef(values.pictures);
  const files = useRef(new Map<string, Blob>());
  const uploads = useRef(new Map<string, AbortController>());
  const [shares, setShares] = useState<Pictures['shares']>({});

  useEffect(() => {
    const { current: running } = uploads;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  function show(pictures: readonly ClaimPicture[]) {
    list.current = pictures;
    void setFieldValue('pictures', pictures);
  }

  const settle = (key: string, { name }: ClaimPicture, rest: Omit<ClaimPicture, 'key' | 'name'>) =>
    show(list.current.map((one) => (one.key === key ? { key, name, ...rest } : one)));

  async function send(key: string) {
    const picture = list.current.find((one) => one.key === key);
    const file = files.current.get(key);
    if (!picture || !file) return;
    const others = list.current.filter((one) => one.key !== key && one.state !== 'failed').length;
    const problem = others >= MOST_CLAIM_PICTURES ? oneTooMany : fileProblem(file);
    if (problem) {
      settle(key, picture, { state: 'failed', ...problem });
      return;
    }
    const controller = new AbortController();
    uploads.current.set(key, controller);
    setShares((known) => ({ ...known, [key]: 0 }));
    settle(key, picture, { state: 'sending' });
    try {
      const id = await upload({
        file,
        signal: controller.signal,
        onProgress: (share) => setShares((known) => ({ ...known, [key]: share })),
      });
      settle(key, picture, { state: 'done', id });
    } catch (failure) {
      if (!controller.signal.aborted) settle(key, picture, { state: 'failed', ...problemOf(failure) });
    } finally {
      uploads.current.delete(key);
    }
  }

  return {
    pictures: values.pictures,
    shares,
    add(added) {
      for (const file of added) {
        const key = crypto.randomUUID();
        files.current.set(key, withType(file));
        show([...list.current, { key, name: file.name, state: 'sending' }]);
        void send(key);
      }
    },
    retry: (key) => void send(key),
    remove(key) {
      uploads.current.get(key)?.abort();
      files.current.delete(key);
      show(list.current.filter((one) => one.key !== key));
    },
  };
}
