import { cardTypes, type CardNumberError, type CardType } from '@tableside/core';
import { describe, expect, test } from 'vitest';

import { errorAfter, readNumber } from './field-state.ts';

const noDiscover: CardType[] = ['Visa', 'Mastercard', 'Amex'];

function errorsAfter(...steps: readonly string[]) {
  let text = '';
  let error: CardNumberError | undefined;
  return steps.map((step) => {
    const isMoment = step === 'left' || step === 'validated' || step === 'required';
    if (!isMoment) text = step;
    error = errorAfter(isMoment ? step : 'typed', readNumber(text, noDiscover), error);
    return error;
  });
}

describe('the field’s state', () => {
  test('has its progress, the network, and the last four digits once the number is complete', () => {
    expect(readNumber('', cardTypes)).toEqual({ status: 'empty', fault: 'empty', isFull: false });
    expect(readNumber('4', cardTypes)).toMatchObject({ status: 'partial', cardType: 'Visa' });
    expect(readNumber('4111 1111 1111 1111', cardTypes)).toEqual({
      status: 'complete',
      cardType: 'Visa',
      lastFour: '1111',
      isFull: false,
    });
    expect(readNumber('4111 1111 1111 1112', cardTypes)).toMatchObject({
      status: 'partial',
      fault: 'notACardNumber',
    });
    expect(readNumber('5555 5555 5555 4440', cardTypes)).toMatchObject({ status: 'partial', isFull: true });
    expect(readNumber('4111 1111 1111 1112', cardTypes)).not.toHaveProperty('lastFour');
  });

  test('VAL-18 shows an error on blur, not during typing, and until it is fixed', () => {
    expect(
      errorsAfter('4', '4111', 'left', '4111 1', '4111 1111 1111 1112', '4111 1111 1111 1111', 'left'),
    ).toEqual([undefined, undefined, 'incomplete', 'incomplete', 'notACardNumber', undefined, undefined]);
    expect(errorsAfter('4111', 'left', '')).toEqual([undefined, 'incomplete', undefined]);
  });

  test('VAL-18 shows an error immediately if no further digit can fix it', () => {
    expect(errorsAfter('5555 5555 5555 444', '5555 5555 5555 4440', '5555 5555 5555 444')).toEqual([
      undefined,
      'notACardNumber',
      'incomplete',
    ]);
    expect(errorsAfter('3782 822463 100051')).toEqual(['notACardNumber']);
  });

  test('CFG-20.a VAL-17 VAL-19 shows an error for an unaccepted network as soon as it is known', () => {
    expect(errorsAfter('62123', '621234')).toEqual([undefined, 'notAccepted']);
    expect(errorsAfter('6', '601', '6011', '601', '4')).toEqual([
      undefined,
      undefined,
      'notAccepted',
      undefined,
      undefined,
    ]);
  });

  test('VAL-16 an empty field is invalid only if it is required', () => {
    expect(errorsAfter('left', 'validated', 'required', 'left', '4')).toEqual([
      undefined,
      undefined,
      'empty',
      'empty',
      undefined,
    ]);
  });
});
