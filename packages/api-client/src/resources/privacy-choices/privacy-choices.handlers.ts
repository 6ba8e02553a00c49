import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { chosenPrivacy, type ChosenPrivacyBody } from './privacy-choices.contract.ts';

export const privacyChoiceHandlers = {
  record: (
    response: FakeResponse<ChosenPrivacyBody> = { choice: 'off', chosenAt: '2026-05-01T12:00:00.000Z' },
  ) => fake({ method: 'post', path: '/api/Member/PrivacyChoices', contract: chosenPrivacy, response }),
};
