import { claimPictureTypes, MOST_CLAIM_PICTURES } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { useBoundField } from '@tableside/kits/forms';
import { Button } from '@tableside/ui/button';
import { FieldError } from '@tableside/ui/field';
import { CircleAlert, CircleCheck, Image, Plus } from '@tableside/ui/icons';
import { ProgressMeter } from '@tableside/ui/progress-meter';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useId, useRef, useState } from 'react';

import type { ClaimPicture } from './claim.values.ts';
import { claimsCopy, type ClaimsKey } from './claims.copy.ts';
import * as styles from './picture-field.styles.ts';
import { usePictures } from './use-pictures.ts';

interface PictureRowProps {
  readonly picture: ClaimPicture;
  readonly share: number;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function PictureRow({ picture, share, onRetry, onRemove }: PictureRowProps) {
  const copy = useCopy(claimsCopy);
  const parts = useCopyParts(claimsCopy);
  const { name, state, problem, mayRetry } = picture;
  const percent = Math.round(share * 100);
  const progress = percent < 100 ? copy.text('pictureSent', { percent }) : copy.text('pictureChecking');
  const label = (key: ClaimsKey) => (
    <>
      <span>{copy(key)}</span>
      <VisuallyHidden>
        {' '}
        <span translate="no">{name}</span>
      </VisuallyHidden>
    </>
  );
  return (
    <li css={styles.picture}>
      <span css={styles.icon[state]}>
        {state === 'done' ? (
          <CircleCheck size={20} aria-hidden="true" />
        ) : state === 'failed' ? (
          <CircleAlert size={20} aria-hidden="true" />
        ) : (
          <Image size={20} aria-hidden="true" />
        )}
      </span>
      <div css={styles.what}>
        <p translate="no" css={styles.name}>
          {name}
        </p>
        {state === 'sending' && (
          <ProgressMeter
            value={percent}
            max={100}
            label={copy.text('pictureSending', { name })}
            valueText={progress}
          />
        )}
        {state === 'failed' ? (
          <p role="alert" css={styles.problem}>
            {problem && parts(problem, { name, most: <span>{MOST_CLAIM_PICTURES}</span> })}
          </p>
        ) : (
          <p css={styles.progress}>{state === 'done' ? copy('pictureDone') : progress}</p>
        )}
      </div>
      <div css={styles.actions}>
        {state === 'failed' && mayRetry && (
          <Button variant="tertiary" size="small" onClick={onRetry}>
            {label('retryPicture')}
          </Button>
        )}
        <Button variant="tertiary" size="small" onClick={onRemove}>
          {label(state === 'sending' ? 'cancelPicture' : 'removePicture')}
        </Button>
      </div>
    </li>
  );
}

export interface PictureFieldProps {
  readonly isRequired?: boolean;
}

export function PictureField({ isRequired = false }: PictureFieldProps) {
  const copy = useCopy(claimsCopy);
  const { id, label, error } = useBoundField<readonly ClaimPicture[]>('pictures');
  const { pictures, shares, add, retry, remove } = usePictures();
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const own = useId();
  const done = pictures.filter(({ state }) => state === 'done').map(({ name }) => name);
  const hasRoom = pictures.filter(({ state }) => state !== 'failed').length < MOST_CLAIM_PICTURES;
  return (
    <div
      ref={group}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${own}label`}
      aria-describedby={error === undefined ? `${own}hint` : `${own}error ${own}hint`}
      data-invalid={error === undefined ? undefined : true}
      css={styles.group}
    >
      <p id={`${own}label`} css={styles.label}>
        <span>{label}</span>
        {isRequired && (
          <span css={styles.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </p>
      <p id={`${own}hint`} css={styles.hint}>
        {copy(isRequired ? 'receiptHint' : 'picturesHint', { most: MOST_CLAIM_PICTURES })}
      </p>
      {pictures.length > 0 && (
        <ul css={styles.list}>
          {pictures.map((picture) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              share={shares[picture.key] ?? 0}
              onRetry={() => {
                setNews('');
                retry(picture.key);
                group.current?.focus({ preventScroll: true });
              }}
              onRemove={() => {
                remove(picture.key);
                setNews(copy.text('pictureRemoved', { name: picture.name }));
                group.current?.focus({ preventScroll: true });
              }}
            />
          ))}
        </ul>
      )}
      {hasRoom && (
        <div>
          <Button
            variant="secondary"
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {copy(pictures.length === 0 ? 'addPicture' : 'addAnotherPicture')}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={claimPictureTypes.join()}
        aria-label={copy.text('addPicture')}
        onChange={({ target }) => {
          setNews('');
          add([...(target.files ?? [])]);
          // Without this, choosing a removed file again would not trigger a change event.
          target.value = '';
        }}
      />
      <FieldError id={`${own}error`} error={error} />
      <VisuallyHidden role="status">
        {news || done.map((name) => copy.text('pictureDoneNamed', { name })).join(' ')}
      </VisuallyHidden>
    </div>
  );
}
