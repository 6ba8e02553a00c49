import { mutationOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { registerBonus } from './bonuses.resource.ts';

export const registerBonusMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (code: string) => registerBonus(client, code) });
