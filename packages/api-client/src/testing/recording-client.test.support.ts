import { ApiError } from '../client/api-error.ts';
import { createClient, type ApiClient, type CallOptions } from '../client/client.ts';

/** A client whose calls are recorded, and answered with an error that no call takes for a success. */
export function recordingClient(): { readonly client: ApiClient; readonly calls: CallOptions[] } {
  const calls: CallOptions[] = [];
  const answer = (call: CallOptions) => {
    calls.push(call);
    return Promise.reject(new ApiError({ status: 500 }));
  };
  return { client: { ...createClient(), call: answer, send: answer }, calls };
}
