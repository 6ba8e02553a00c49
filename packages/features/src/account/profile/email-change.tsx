import { ApiError, type EmailChangeResponse } from '@tableside/api-client';
import {
  cancelEmailChangeMutation,
  confirmEmailChangeMutation,
  emailChangeQuery,
  memberSessionsQuery,
  resendEmailChangeMutation,
  startEmailChangeMutation,
} from '@tableside/api-client/queries';
import { joiningLimits } from '@tableside/core';
import { contactCopy, mailedCode, MailedCodeField } from '@tableside/kits/contact';
import { useCopy } from '@tableside/kits/content';
import {
  emailAddress,
  errorsCopy,
  Form,
  FormEmailField,
  formErrors,
  FormPasswordField,
  showFormFailure,
  showFormSuccess,
  SubmitButton,
  useErrorToast,
  type FormError,
} from '@tableside/kits/forms';
import { useApi, useSession } from '@tableside/kits/session';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { Title } from '@tableside/ui/title';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { object, string } from 'yup';

import { emailChangeCopy } from './email-change.copy.ts';
import * as styles from './profile.styles.ts';

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

interface StepProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

function Step({ title, text, takesFocus, children }: StepProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-labelledby={id} css={styles.step}>
      <Title level={3} size="small" id={id} ref={heading} tabIndex={-1} css={styles.focused}>
        {title}
      </Title>
      <p css={styles.small}>{text}</p>
      {children}
    </section>
  );
}

type StartValues = { readonly email: string; readonly currentPassword: string };
const none: StartValues = { email: '', currentPassword: '' };
const startSchema = object({
  email: emailAddress(joiningLimits.email),
  currentPassword: string().default('').required(formErrors.required),
});

interface StartStepProps {
  readonly onPending: (response: EmailChangeResponse) => void;
  readonly onCancel: () => void;
}

function StartStep({ onPending, onCancel }: StartStepProps) {
  const copy = useCopy(emailChangeCopy);
  const isHere = useIsHere();
  const { mutateAsync: start } = useMutation(startEmailChangeMutation(useApi()));
  const labels = useMemo(
    () => ({ email: copy.text('email'), currentPassword: copy.text('currentPassword') }),
    [copy],
  );
  const mapError = (error: unknown): readonly FormError[] | undefined =>
    codeOf(error) === 'locked' ? [{ field: 'currentPassword', message: copy.text('locked') }] : undefined;
  async function onSubmit(values: StartValues) {
    const response = await start(values);
    if (!isHere()) showFormSuccess(copy('sentMeanwhile'));
    onPending(response);
  }
  return (
    <Step title={copy('startTitle')} text={copy('startText')} takesFocus>
      <Form
        aria-label={copy.text('startTitle')}
        initialValues={none}
        schema={startSchema}
        labels={labels}
        onSubmit={onSubmit}
        mapError={mapError}
      >
        <FormEmailField name="email" isRequired />
        <FormPasswordField name="currentPassword" autoComplete="current-password" isRequired />
        <SubmitButton isFullWidth>{copy('send')}</SubmitButton>
      </Form>
      <Button variant="secondary" isFullWidth onClick={onCancel}>
        {copy('keep')}
      </Button>
    </Step>
  );
}

type CodeValues = { readonly oldCode: string; readonly newCode: string };
const noCodes: CodeValues = { oldCode: '', newCode: '' };
const codeSchema = object({ oldCode: mailedCode(), newCode: mailedCode() });

type Ending = 'changed' | 'over' | 'taken' | 'canceled';
const isSuccess = (ending: Ending) => ending === 'changed' || ending === 'canceled';
const endings: Readonly<Record<string, Ending>> = { emailChangeOver: 'over', emailInUse: 'taken' };

interface CodesStepProps {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly takesFocus: boolean;
  readonly onEnded: (ending: Ending) => void;
}

function CodesStep({ oldEmail, newEmail, takesFocus, onEnded }: CodesStepProps) {
  const copy = useCopy(emailChangeCopy);
  const words = useCopy(errorsCopy);
  const client = useApi();
  const session = useSession();
  const isHere = useIsHere();
  const failed = useErrorToast();
  const end = (ending: Ending) => {
    const notify = isSuccess(ending) ? showFormSuccess : showFormFailure;
    if (!isHere()) notify(copy(ending));
    onEnded(ending);
  };
  /** The address may have changed all the same, with an answer that was lost or in another tab. */
  const endingOf = async (error: unknown) => {
    const ending = endings[codeOf(error) ?? ''];
    if (!ending) throw error;
    const { member } = await session.refresh();
    return member.email === newEmail ? 'changed' : ending;
  };
  const onError = async (error: unknown) => {
    try {
      end(await endingOf(error));
    } catch (cause) {
      failed(cause);
    }
  };
  const { mutateAsync: confirm } = useMutation(confirmEmailChangeMutation(client));
  const resend = useMutation({
    ...resendEmailChangeMutation(client),
    onSuccess: () => {
      if (!isHere()) showFormSuccess(copy('resent'));
    },
    onError,
  });
  const cancel = useMutation({
    ...cancelEmailChangeMutation(client),
    onSuccess: () => end('canceled'),
    onError,
  });
  const labels = useMemo(
    () => ({
      oldCode: copy.text('oldCode', { email: oldEmail }),
      newCode: copy.text('newCode', { email: newEmail }),
    }),
    [copy, oldEmail, newEmail],
  );

  async function onSubmit(values: CodeValues) {
    try {
      session.accept(await confirm(values));
    } catch (error) {
      return end(await endingOf(error));
    }
    end('changed');
  }

  return (
    <Step title={copy('pendingTitle')} text={copy('pendingText')} takesFocus={takesFocus}>
      <Form
        aria-label={copy.text('pendingTitle')}
        initialValues={noCodes}
        schema={codeSchema}
        labels={labels}
        onSubmit={onSubmit}
        errorCopy={contactCopy}
      >
        <MailedCodeField name="oldCode" />
        <MailedCodeField name="newCode" />
        <SubmitButton isFullWidth>{copy('confirm')}</SubmitButton>
      </Form>
      <p css={styles.small} role="status">
        {copy(resend.isSuccess ? 'resent' : 'resendLead')}
      </p>
      <Button
        variant="secondary"
        isFullWidth
        isLoading={resend.isPending}
        loadingLabel={words.text('working')}
        onClick={() => resend.mutate()}
      >
        {copy('resend')}
      </Button>
      <Button
        variant="secondary"
        isFullWidth
        isLoading={cancel.isPending}
        loadingLabel={words.text('working')}
        onClick={() => cancel.mutate()}
      >
        {copy('cancel')}
      </Button>
    </Step>
  );
}

function Ended({ ending }: { readonly ending: Ending }) {
  const copy = useCopy(emailChangeCopy);
  if (ending === 'changed')
    return (
      <Banner kind="success" title={copy('changed')}>
        {copy('changedText')}
      </Banner>
    );
  return <Banner kind={isSuccess(ending) ? 'success' : 'warning'}>{copy(ending)}</Banner>;
}

/**
 * Changes the email address with codes sent to the old and the new mailbox (PRO-19). A change in progress is
 * shown again after a reload.
 */
export function EmailChange({ email }: { readonly email: string }) {
  const copy = useCopy(emailChangeCopy);
  const client = useApi();
  const queries = useQueryClient();
  const query = emailChangeQuery(client);
  const { data, isFetching, refetch } = useQuery(query);
  const [isOpen, setIsOpen] = useState(false);
  const [ending, setEnding] = useState<Ending>();
  const action = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);
  const store = (response: EmailChangeResponse) => queries.setQueryData(query.queryKey, response);
  const close = (next?: Ending) => {
    hasActed.current = true;
    setIsOpen(false);
    setEnding(next);
  };
  const pending = data?.pending;
  const isIdle = data !== undefined && !pending && !isOpen;
  useEffect(() => {
    if (isIdle && hasActed.current) action.current?.focus();
  }, [isIdle]);

  if (!data)
    return (
      <div css={styles.step}>
        {!isFetching && (
          <p css={styles.small} role="alert">
            {copy('failed')}
          </p>
        )}
        <Button
          variant="secondary"
          isFullWidth
          isLoading={isFetching}
          loadingLabel={copy.text('loading')}
          onClick={() => void refetch()}
        >
          {copy(isFetching ? 'change' : 'tryAgain')}
        </Button>
      </div>
    );
  if (pending)
    return (
      <CodesStep
        oldEmail={email}
        newEmail={pending.email}
        // A change found while the page loads must not take the focus from a field above it.
        takesFocus={isOpen}
        onEnded={(how) => {
          store({ pending: null });
          if (how === 'changed')
            void queries.invalidateQueries({ queryKey: memberSessionsQuery(client).queryKey });
          close(how);
        }}
      />
    );
  if (isOpen) return <StartStep onPending={store} onCancel={() => close()} />;
  return (
    <div css={styles.step}>
      {ending && <Ended ending={ending} />}
      <Button
        variant="secondary"
        isFullWidth
        ref={action}
        onClick={() => {
          setEnding(undefined);
          setIsOpen(true);
        }}
      >
        {copy('change')}
      </Button>
    </div>
  );
}
