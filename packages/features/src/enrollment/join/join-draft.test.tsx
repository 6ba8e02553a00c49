import { buildMemberBody, memberHandlers, problem, prospectHandlers } from '@tableside/api-client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, Formik, useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { acceptTerms, answers, field, fillIn, joinWith, submitButton } from './fill-in.fixture.tsx';
import { initialJoinValues } from './join-form/join.values.ts';
import { useJoinDraft } from './join-form/use-join-draft.ts';

const KEY = 'dr.joinDraft';
afterEach(() => sessionStorage.clear());

const passwords = new Set(['Password', 'Confirm password']);

test('ENR-17.c typed values are restored when the form is opened again, except passwords and consent to other terms', async () => {
  const accepted = { termsVersion: '2026-01-01' };
  const { unmount } = await renderSite('/join', { partner: accepted });
  await fillIn(answers);
  await acceptTerms();
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toContain('"terms":true'));
  expect(sessionStorage.getItem(KEY)).not.toContain(answers.Password);
  unmount();
  const again = await renderSite('/join', { partner: accepted });
  await waitFor(() => expect(field('First name')).toHaveValue('Robin'));
  for (const [label, text] of Object.entries(answers))
    expect(field(label)).toHaveValue(passwords.has(label) ? '' : text);
  expect(screen.getByRole('checkbox', { name: /^I accept/ })).toBeChecked();
  again.unmount();
  await renderSite('/join', { partner: { termsVersion: '2026-07-01' } });
  await waitFor(() => expect(field('First name')).toHaveValue('Robin'));
  expect(screen.getByRole('checkbox', { name: /^I accept/ })).not.toBeChecked();
});

test('ENR-03.a an address that another form passed since then is filled in, not the one of the draft', async () => {
  const first = await renderSite('/join', { state: { email: 'ann@example.com' } });
  await fillIn({ 'First name': 'Robin', 'Email address': 'robin@example.com' });
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toContain('robin@example.com'));
  first.unmount();
  const again = await renderSite('/join', { state: { email: 'ann@example.com' } });
  await waitFor(() => expect(field('Email address')).toHaveValue('robin@example.com'));
  again.unmount();
  await renderSite('/join', { state: { email: 'kim@example.com' } });
  await waitFor(() => expect(field('First name')).toHaveValue('Robin'));
  expect(field('Email address')).toHaveValue('kim@example.com');
});

test('a rejected form keeps its draft, one that created an account does not', async () => {
  server.use(prospectHandlers.create(problem(500)));
  const { unmount } = await renderSite('/join');
  await joinWith();
  await screen.findByRole('region', { name: 'Messages' });
  expect(sessionStorage.getItem(KEY)).toContain('Robin');
  unmount();

  server.use(
    prospectHandlers.create(),
    memberHandlers.member(buildMemberBody({ memberType: 'NonCardMember' })),
  );
  await renderSite('/join');
  await waitFor(() => expect(field('First name')).toHaveValue('Robin'));
  await fillIn({ Password: 'table4two', 'Confirm password': 'table4two' });
  await userEvent.click(submitButton());
  await screen.findByRole('heading', { name: /^Welcome/ });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a draft is only for the person who typed it', async () => {
  const member = { memberType: 'NonCardMember', mustJoin: true } as const;
  const partner = { enrollmentType: 'sso' } as const;
  const first = await renderSite('/join', { partner, member: { ...member, publicId: 'first' } });
  await fillIn({ 'ZIP code': '60601' });
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toContain('60601'));
  first.unmount();
  const second = await renderSite('/join', { partner, member: { ...member, publicId: 'second' } });
  expect(field('ZIP code')).not.toHaveValue('60601');
  second.unmount();
  await renderSite('/join', { partner, member: { ...member, publicId: 'first' } });
  await waitFor(() => expect(field('ZIP code')).toHaveValue('60601'));
});

test('values typed during hydration take precedence over the draft', async () => {
  const typed = { firstName: 'Robin', lastName: 'Ames' };
  sessionStorage.setItem(KEY, JSON.stringify({ owner: '', email: '', typed }));
  function Fields() {
    const { setFieldValue } = useFormikContext();
    useJoinDraft({ owner: undefined, termsVersion: '1' });
    // Input from before hydration is replayed in the commit that shows the form.
    useLayoutEffect(() => void setFieldValue('firstName', 'Kim', false), [setFieldValue]);
    return (
      <>
        <Field name="firstName" aria-label="First name" />
        <Field name="lastName" aria-label="Last name" />
      </>
    );
  }
  render(
    <Formik initialValues={initialJoinValues(undefined, '')} onSubmit={() => undefined}>
      <Fields />
    </Formik>,
  );
  await waitFor(() => expect(field('Last name')).toHaveValue('Ames'));
  expect(field('First name')).toHaveValue('Kim');
});
