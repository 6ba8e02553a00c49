import { privacyChoices, type ChosenPrivacy } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { moment, object, oneOf } from '../../client/reader.ts';
import type { PrivacyChoiceRequest } from './privacy-choices.contract.ts';

export const readChosenPrivacy = object<ChosenPrivacy>({ choice: oneOf(privacyChoices), chosenAt: moment });

/**
 * POST /api/Member/PrivacyChoices: records a choice in the member's account, with the time and the words that
 * were shown (PRV-02). Rejects with 429 after many changes within an hour.
 */
export const recordPrivacyChoice = async (
  client: ApiClient,
  choice: PrivacyChoiceRequest,
): Promise<ChosenPrivacy> =>
  readChosenPrivacy(
    await client.call({
      method: 'POST',
      path: '/api/Member/PrivacyChoices',
      body: choice,
      isMemberSpecific: true,
    }),
  );
