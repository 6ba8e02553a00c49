import { css } from '@emotion/react';
import { ApiError } from '@tableside/api-client';
import {
  endMemberSessionMutation,
  endOtherSessionsMutation,
  memberSessionsQuery,
} from '@tableside/api-client/queries';
import { joinsBySso, routes, type BrowserSummary, type ListedSession } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { TryAgain, useFailure } from '@tableside/kits/failure';
import { showFormFailure, showFormSuccess } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { Card } from '@tableside/ui/card';
import { Loading } from '@tableside/ui/loading';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Title } from '@tableside/ui/title';
import { color, space, text, weight } from '@tableside/ui/tokens';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import * as profileStyles from '../profile.styles.ts';
import { sessionsCopy } from './sessions.copy.ts';

const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
});
const name = css({ fontWeight: weight.semibold });
const time = css({ ...text.small, color: color.textMuted });
const actions = css({ display: 'grid', gap: space(3) });

const timeText = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

function useNameOf() {
  const copy = useCopy(sessionsCopy);
  return ({ browser, device }: BrowserSummary): string =>
    copy.text('browserOnDevice', {
      browser: browser ?? copy.text('unknownBrowser'),
      device: copy.text(device ?? 'unknownDevice'),
    });
}

const failureKey = (error: unknown) =>
  error instanceof ApiError && error.status === 429 ? 'tooMany' : 'endFailed';

interface SessionRowProps {
  readonly session: ListedSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const copy = useCopy(sessionsCopy);
  const title = useNameOf()(session);
  const lastUsed = timeText(session.lastUsedAt);
  return (
    <li css={row} aria-current={session.isThis || undefined}>
      <p css={name}>{raiseMarks(title)}</p>
      <p css={time}>{session.isThis ? copy('thisDevice') : copy('lastUsed', { time: lastUsed })}</p>
      <p css={time}>{copy('begun', { time: timeText(session.begunAt) })}</p>
      {!session.isThis && (
        <Button
          variant="secondary"
          isLoading={isEnding}
          loadingLabel={copy.text('ending')}
          aria-label={copy.text('endName', { name: title, time: lastUsed })}
          onClick={onEnd}
        >
          {copy('end')}
        </Button>
      )}
    </li>
  );
}

export function Sessions() {
  const copy = useCopy(sessionsCopy);
  const nameOf = useNameOf();
  const client = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isSso = joinsBySso(usePartner());
  const query = memberSessionsQuery(client);
  const result = useQuery(query);
  const { data: sessions, isFetching, refetch } = result;
  const isFailed = useFailure(result) !== undefined;
  const [done, setDone] = useState<ReactNode>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = useIsHere();
  const id = useId();

  const ends = {
    onMutate: () => setDone(undefined),
    onSuccess: (left: readonly ListedSession[]) => queries.setQueryData(query.queryKey, [...left]),
  };
  const one = useMutation({ ...endMemberSessionMutation(client), ...ends });
  const others = useMutation({ ...endOtherSessionsMutation(client), ...ends });
  const isEnding = one.isPending || others.isPending;
  const failure = one.error ?? others.error;

  const announce = (text: ReactNode) => {
    if (!isHere()) return void showFormSuccess(text);
    setDone(text);
    heading.current?.focus();
  };
  const onError = (error: unknown) => {
    if (isHere() || (error instanceof ApiError && error.status === 401)) return;
    showFormFailure(copy(failureKey(error)));
  };
  const end = (session: ListedSession) => {
    others.reset();
    // These callbacks run even after the page is left, unlike the callbacks of `mutate`.
    void one.mutateAsync(session.id).then(() => announce(copy('ended', { name: nameOf(session) })), onError);
  };
  const endOthers = (isEverywhere: boolean) => {
    one.reset();
    void others
      .mutateAsync()
      .then(
        () => (isEverywhere && isHere() ? navigate(routes.signOut.path) : announce(copy('endedOthers'))),
        onError,
      );
  };

  const listed = sessions && (
    <>
      <ul css={list} role="list">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={one.isPending && one.variables === session.id}
            onEnd={() => !isEnding && end(session)}
          />
        ))}
      </ul>
      {sessions.every(({ isThis }) => isThis) ? (
        <p css={profileStyles.small}>{copy('onlyThis')}</p>
      ) : (
        <div css={actions}>
          <Button
            variant="secondary"
            isFullWidth
            isLoading={others.isPending}
            loadingLabel={copy.text('ending')}
            onClick={() => !isEnding && endOthers(false)}
          >
            {copy('endOthers')}
          </Button>
          <Button variant="secondary" isFullWidth onClick={() => !isEnding && endOthers(true)}>
            {copy('endAll')}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <Card as="section" aria-labelledby={id} css={profileStyles.facts}>
      <Title level={2} size="small" id={id} ref={heading} tabIndex={-1} css={profileStyles.focused}>
        {copy('title')}
      </Title>
      <p css={profileStyles.small}>{copy(isSso ? 'intro' : 'introDirect')}</p>
      <div role="status">{done && <Banner kind="success">{done}</Banner>}</div>
      {failure && <Banner kind="error">{copy(failureKey(failure))}</Banner>}
      {listed ??
        (!isFailed ? (
          <Loading message={copy('loading')} />
        ) : (
          <>
            <Banner kind="error">{copy('failed')}</Banner>
            <TryAgain
              isRetrying={isFetching}
              loadingLabel={copy.text('loading')}
              failedLabel={copy.text('failed')}
              onRetry={() => void refetch()}
            >
              {copy('tryAgain')}
            </TryAgain>
          </>
        ))}
      <p css={profileStyles.small}>{copy(isSso ? 'partnerStays' : 'passkeys')}</p>
    </Card>
  );
}
