import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import '../site.fixture.tsx';
import { box, field, fillIn, form, save, showProfile, texts } from './profile.fixture.ts';
const consent = () => screen.findByRole('dialog', { name: /^Texts from/ });
const choose = async (button: string) =>
  userEvent.click(await within(await consent()).findByRole('button', { name: button }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the text message opt-in', () => {
  test.each([
    { hasSmsOptIn: false, hasSmsOptInV2: false, controls: 0, hasWindow: false },
    { hasSmsOptIn: true, hasSmsOptInV2: false, controls: 1, hasWindow: false },
    { hasSmsOptIn: false, hasSmsOptInV2: true, controls: 1, hasWindow: true },
    { hasSmsOptIn: true, hasSmsOptInV2: true, controls: 1, hasWindow: true },
  ])(
    'CFG-16.a CFG-16.c by $hasSmsOptIn and $hasSmsOptInV2: $controls, asking in a window: $hasWindow',
    async ({ controls, hasWindow, ...partner }) => {
      await showProfile({ partner });
      expect(form().queryAllByRole('checkbox', { name: texts })).toHaveLength(controls);
      if (controls === 0) return;
      await userEvent.click(box(texts));
      expect(screen.queryByRole('dialog') !== null).toBe(hasWindow);
    },
  );
});

describe('opt-in without confirmation', () => {
  const partner = { hasSmsOptIn: true };
  const member = { smsOptIn: true };

  test('PRO-11.a another number turns it off, the same one in other writing does not', async () => {
    const { sent } = await showProfile({ partner, member });
    await userEvent.click(field('Mobile phone'));
    await userEvent.clear(field('First name'));
    await userEvent.type(field('First name'), 'Alex');
    expect(box(texts)).toBeChecked();
    await userEvent.type(field('Mobile phone'), ' ');
    await userEvent.tab();
    expect(box(texts)).toBeChecked();
    await userEvent.type(field('Mobile phone'), '{Backspace}3');
    expect(box(texts)).not.toBeChecked();
    expect(box(texts)).toBeEnabled();
    await save();
    await screen.findByText('All changes were saved.');
    expect(sent).toEqual([{ firstName: 'Alex', phoneNumber: '2125550143', smsOptIn: false }]);
  });

  test('PRO-11.b PRO-11.c without a number it is off and cannot be turned on', async () => {
    const { sent } = await showProfile({ partner, member });
    await userEvent.clear(field('Mobile phone'));
    expect(box(texts)).not.toBeChecked();
    expect(box(texts)).toBeDisabled();
    // Consent does not return when the original number is typed again.
    await fillIn('Mobile phone', '2125550142');
    expect(box(texts)).not.toBeChecked();
    await userEvent.click(box(texts));
    expect(box(texts)).toBeChecked();
    await userEvent.clear(field('Mobile phone'));
    await save();
    await screen.findByText('All changes were saved.');
    await fillIn('Mobile phone', '3125550123');
    await userEvent.click(box(texts));
    expect(box(texts)).toBeChecked();
    await save();
    await waitFor(() =>
      expect(sent).toEqual([
        { phoneNumber: '', smsOptIn: false },
        { phoneNumber: '3125550123', smsOptIn: true },
      ]),
    );
  });
});

describe('opt-in with confirmation', () => {
  const partner = { hasSmsOptInV2: true };

  test.each([
    ['stored', '2125550142', '212-555-0142'],
    ['typed', '3125550123', '312-555-0123'],
  ])(
    'PRO-13.a PRO-13.b confirmed with its box ticked it is on for the %s number, and the focus is back at the choice',
    async (_, digits, number) => {
      const { sent } = await showProfile({ partner });
      await fillIn('Mobile phone', digits);
      await userEvent.click(box(texts));
      const named = (await consent()).textContent?.replaceAll('\u2060', '').match(/\d[\d-]{9,}/g);
      expect(new Set(named)).toEqual(new Set([number]));
      const agreement = within(await consent()).getByRole('checkbox');
      expect(agreement).toHaveAccessibleName(
        expect.stringContaining(number.replaceAll('-', '\u2060-\u2060')),
      );
      await userEvent.click(agreement);
      await choose('Confirm');
      await noDialog();
      expect(box(texts)).toBeChecked();
      expect(box(texts)).toHaveFocus();
      await save();
      await screen.findByText('All changes were saved.');
      expect(sent).toEqual([{ phoneNumber: digits, smsOptIn: true }]);
    },
  );

  test('PRO-13.a PRO-13.c confirmed without the tick, cancelled, closed or left by Escape it stays off', async () => {
    const { sent } = await showProfile({ partner });
    const ways = [
      () => choose('Confirm'),
      () => choose('No texts'),
      () => choose('Close'),
      () => userEvent.keyboard('{Escape}'),
    ];
    for (const leave of ways) {
      await userEvent.click(box(texts));
      await consent();
      await leave();
      await noDialog();
      expect(box(texts)).not.toBeChecked();
      expect(box(texts)).toHaveFocus();
    }
    // A checked box without confirmed consent is never sent, not even with the next save.
    for (const leave of ways.slice(1)) {
      await userEvent.click(box(texts));
      await userEvent.click(within(await consent()).getByRole('checkbox'));
      await leave();
      await noDialog();
      expect(box(texts)).not.toBeChecked();
    }
    await userEvent.click(box(texts));
    expect(within(await consent()).getByRole('checkbox')).not.toBeChecked();
    await choose('Confirm');
    expect(box(texts)).not.toBeChecked();
    await save();
    expect(await screen.findByText('No changes were made.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('PRO-12 an invalid number turns it off, and there is no asking for one', async () => {
    await showProfile({ partner, member: { smsOptIn: true } });
    expect(box(texts)).toBeChecked();
    await userEvent.type(field('Mobile phone'), '{Backspace}');
    expect(box(texts)).not.toBeChecked();
    expect(box(texts)).toBeDisabled();
    expect(box(texts)).toHaveAccessibleDescription('Add your mobile number above first.');
    await userEvent.type(field('Mobile phone'), '2');
    expect(box(texts)).toBeEnabled();
    expect(box(texts)).not.toBeChecked();
  });

  test('turning it off needs no confirmation', async () => {
    const { sent } = await showProfile({ partner, member: { smsOptIn: true } });
    await userEvent.click(box(texts));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await save();
    await screen.findByText('All changes were saved.');
    expect(sent).toEqual([{ smsOptIn: false }]);
  });
});
