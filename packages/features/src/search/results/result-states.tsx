import { ApiError } from '@tableside/api-client';
import { referenceCode } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { TryAgain } from '@tableside/kits/failure';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { focusReplacement } from '@tableside/ui/focus';
import { hasModifier } from '@tableside/ui/modifier-keys';
import { useId, type ReactNode } from 'react';

import type { SearchChange } from '../address/search-address.ts';
import { searchCopy } from '../copy.ts';
import { withoutFilters } from '../filters/filter-choices.ts';
import { EmptyTable, LostCompass, OffService } from './illustrations.tsx';
import * as styles from './results.styles.ts';

interface SearchFailedProps {
  readonly error: Error | undefined;
  readonly isRetrying: boolean;
  /** Announced during a retry. The page of the search does that itself. */
  readonly loadingLabel?: string | undefined;
  readonly onRetry: () => void;
}

export function SearchFailed({ error, isRetrying, loadingLabel, onRetry }: SearchFailedProps) {
  const copy = useCopy(searchCopy);
  const parts = useCopyParts(searchCopy);
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div role="alert">
      <EmptyState
        illustration={<OffService />}
        titleLevel={1}
        title={copy('errorTitle')}
        action={
          <TryAgain
            isRetrying={isRetrying}
            loadingLabel={loadingLabel}
            failedLabel={copy.text('errorTitle')}
            onRetry={onRetry}
          >
            {copy('retry')}
          </TryAgain>
        }
      >
        <p css={styles.words}>{copy('errorText')}</p>
        {requestId !== undefined && (
          <p css={styles.reference}>{parts('errorReference', { code: referenceCode(requestId) })}</p>
        )}
      </EmptyState>
    </div>
  );
}

export function Outdated({ isRetrying, onRetry }: Pick<SearchFailedProps, 'isRetrying' | 'onRetry'>) {
  const copy = useCopy(searchCopy);
  return (
    <Banner
      kind="warning"
      title={copy('outdatedTitle')}
      action={
        <TryAgain
          variant="secondary"
          size="small"
          isRetrying={isRetrying}
          failedLabel={copy.text('outdatedTitle')}
          onRetry={onRetry}
        >
          {copy('retry')}
        </TryAgain>
      }
    >
      {copy('outdatedText')}
    </Banner>
  );
}

export interface NothingFoundProps {
  readonly hasFilters: boolean;
  readonly hasWords: boolean;
  readonly onChange: (change: SearchChange) => void;
  readonly onOtherPlace: () => void;
}

export function NothingFound({ hasFilters, hasWords, onChange, onOtherPlace }: NothingFoundProps) {
  const copy = useCopy(searchCopy);
  return (
    <EmptyState
      illustration={<EmptyTable />}
      titleLevel={1}
      title={copy('noResultsTitle')}
      action={
        <div ref={focusReplacement} css={styles.actions}>
          {hasFilters && (
            <Button variant="primary" onClick={() => onChange(withoutFilters)}>
              {copy('noResultsFilters')}
            </Button>
          )}
          {hasWords && (
            <Button
              variant={hasFilters ? 'secondary' : 'primary'}
              onClick={() => onChange({ restaurantOrCuisine: undefined })}
            >
              {copy('noResultsWords')}
            </Button>
          )}
          <Button variant={hasFilters || hasWords ? 'secondary' : 'primary'} onClick={onOtherPlace}>
            {copy('changePlace')}
          </Button>
        </div>
      }
    >
      <p css={styles.words}>{copy(hasFilters ? 'noResultsAdvice' : 'noResultsWider')}</p>
    </EmptyState>
  );
}

export interface UnknownPlaceProps extends Pick<NothingFoundProps, 'onChange' | 'onOtherPlace'> {
  readonly title: ReactNode;
  readonly nearestNames: readonly string[];
}

export function UnknownPlace({ title, nearestNames, onChange, onOtherPlace }: UnknownPlaceProps) {
  const copy = useCopy(searchCopy);
  const id = useId();
  const hasNames = nearestNames.length > 0;
  return (
    <EmptyState
      illustration={<LostCompass />}
      titleLevel={1}
      title={title}
      titleCasing="none"
      action={
        <div ref={focusReplacement} css={styles.actions}>
          {nearestNames.map((name, index) => (
            <Button
              key={name}
              variant={index === 0 ? 'primary' : 'secondary'}
              casing="none"
              aria-describedby={id}
              onClick={() => onChange({ location: name })}
            >
              {name}
            </Button>
          ))}
          <Button variant={hasNames ? 'tertiary' : 'primary'} onClick={onOtherPlace}>
            {copy('enterPlace')}
          </Button>
        </div>
      }
    >
      <p css={styles.words}>{copy('unknownPlaceText')}</p>
      {hasNames && (
        <p id={id} css={styles.question}>
          {copy('nearestPlaces')}
        </p>
      )}
    </EmptyState>
  );
}

export function NoSuchPage({
  page,
  pageCount,
  firstHref,
  onFirst,
}: {
  readonly page: number;
  readonly pageCount: number;
  readonly firstHref: string;
  readonly onFirst: (page: number) => void;
}) {
  const copy = useCopy(searchCopy);
  return (
    <EmptyState
      illustration={<EmptyTable />}
      titleLevel={2}
      title={copy('pageOutOfRange', { page })}
      action={
        <ButtonLink variant="primary" href={firstHref} onClick={(event) => !hasModifier(event) && onFirst(1)}>
          {copy('firstPage')}
        </ButtonLink>
      }
    >
      <p css={styles.words}>
        {pageCount === 1 ? copy('onePageOutOfRangeText') : copy('pageOutOfRangeText', { count: pageCount })}
      </p>
    </EmptyState>
  );
}

export interface NoPlaceProps {
  readonly status: 'blocked' | 'unavailable' | 'invalid';
  readonly onRequestAgain: () => void;
  readonly onOtherPlace: () => void;
}

export function NoPlace({ status, onRequestAgain, onOtherPlace }: NoPlaceProps) {
  const copy = useCopy(searchCopy);
  return (
    <div role="alert">
      <EmptyState
        illustration={<LostCompass />}
        titleLevel={1}
        title={copy(`${status}Title`)}
        action={
          <div ref={focusReplacement} css={styles.actions}>
            <Button variant="primary" onClick={onOtherPlace}>
              {copy('enterPlace')}
            </Button>
            {status !== 'invalid' && (
              <Button variant="secondary" onClick={onRequestAgain}>
                {copy('askAgain')}
              </Button>
            )}
          </div>
        }
      >
        <p css={styles.words}>{copy(`${status}Text`)}</p>
      </EmptyState>
    </div>
  );
}
