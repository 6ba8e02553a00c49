import { mutationOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import type { SignInRequest } from './sign-in.contract.ts';
import { signIn } from './sign-in.resource.ts';

export const signInMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (request: SignInRequest) => signIn(client, request) });
