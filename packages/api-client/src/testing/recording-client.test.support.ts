import { ApiError } from '../client/api-error.ts';
import { createClient, type ApiClient, type CallOptions } from '../client/client.ts';

export function recordingClient(): { readonly client: ApiClient; readonly calls: CallOptions[] } {
  const calls: CallOptions[] = [];
  const respond = (call: CallOptions) => {
    calls.push(call);
    return Promise.reject(new ApiError({ status: 500 }));
  };
  return { client: { ...createClient(), call: respond, send: respond }, calls };
}
