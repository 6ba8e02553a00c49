const headersOf = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers.append(name, value);
  }
  return headers;
};

/**
 * Returns a `fetch` that reports how much of the file has been sent, as a share from 0 to 1, which only
 * XMLHttpRequest knows. Like `fetch`, it rejects for a network error or with the abort reason.
 */
export const sendWithProgress =
  (file: Blob, onProgress: (share: number) => void) =>
  (address: string, { method = 'POST', headers, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, address);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener('load', () =>
        resolve(
          // A status without a body, such as 204, does not take even an empty one.
          new Response(request.responseText || null, {
            status: request.status,
            headers: headersOf(request.getAllResponseHeaders()),
          }),
        ),
      );
      request.addEventListener('error', () => reject(new TypeError('The request failed.')));
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      signal?.addEventListener('abort', abort);
      request.send(file);
    });
