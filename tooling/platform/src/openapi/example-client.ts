import createClient, { type Middleware } from 'openapi-fetch';

import type { paths } from './__generated__/openapi.ts';

function keepCookies(): Middleware {
  const cookies = new Map<string, string>();
  return {
    onRequest({ request }) {
      request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    },
    onResponse({ response }) {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const end = pair.indexOf('=');
        cookies.set(pair.slice(0, end), pair.slice(end + 1));
      }
    },
  };
}

export async function readMember(baseUrl: string, userName: string, password: string) {
  const client = createClient<paths>({ baseUrl });
  client.use(keepCookies());

  const { data: token } = await client.GET('/api/CSRF');
  if (!token) throw new Error('There is no anti-forgery token.');
  const signedIn = await client.POST('/api/SignIn', {
    headers: { 'X-XSRF-TOKEN': token.csrfToken },
    body: { userName, password, rememberMe: false },
  });
  if (!signedIn.data) return { problem: signedIn.error };

  const { data: member } = await client.GET('/api/Member');
  const { data: cards } = await client.GET('/api/Member/Cards', {
    headers: { Authorization: `Bearer ${signedIn.data.session.accessToken}` },
  });
  return { member, cards };
}
