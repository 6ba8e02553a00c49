// Signs in and prints the member and the cards: `node read-member.ts <origin of a partner's site> <user> <password>`.
// `npx openapi-typescript ../../openapi.json -o openapi.ts` generates the types.
import createClient, { type Middleware } from 'openapi-fetch';

import type { paths } from './openapi.ts';

function storeCookies(): Middleware {
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

async function readMember(baseUrl: string, userName: string, password: string) {
  const client = createClient<paths>({ baseUrl });
  client.use(storeCookies());

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

const [baseUrl = '', userName = '', password = ''] = process.argv.slice(2);
console.log(JSON.stringify(await readMember(baseUrl, userName, password)));
