import { mutationOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { registerBonus, type SeenBonus } from './bonuses.resource.ts';

export const registerBonusMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (bonus: SeenBonus) => registerBonus(client, bonus) });
