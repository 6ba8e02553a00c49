import { ApiError } from '../client/api-error.ts';
import { createClient, type ApiClient, type CallOptions } from '../client/client.ts';

/** Creates a client that records its calls and responds with an error that no caller treats as success. */
export function recordingClient(): { readonly client: ApiClient; readonly calls: CallOptions[] } {
  const calls: CallOptions[] = [];
  const respond = (call: CallOptions) => {
    calls.push(call);
    return Promise.reject(new ApiError({ status: 500 }));
  };
  return { client: { ...createClient(), call: respond, send: respond }, calls };
}
