import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type AccountClaims, type Configuration } from 'oidc-provider';
import { serviceClient } from './service-client';

/** People of the service; everybody else is called Clara Nunes and has a confirmed address. */
const known: Record<string, Partial<AccountClaims>> = {
  'nao-confirmada@exemplo.com.br': { email_verified: false },
  'sem-email@exemplo.com.br': { email: undefined, email_verified: undefined },
};

interface Options {
  port?: number;
  /** The sites that it leads back to. */
  siteUrl: string;
}

/** A real OpenID provider in the identity service's place: code flow with PKCE only, and a page that asks who one is. */
export async function startIdentityService({ port = 0, siteUrl }: Options) {
  // Made before anybody can connect: who asks while nothing listens to requests yet is never answered.
  const settings = await configuration(siteUrl);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, settings);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/pagina/')) void page(provider, request, response);
    else void answer(request, response);
  });
  return {
    issuer,
    settings: {
      IDENTITY_ISSUER: issuer,
      IDENTITY_CLIENT_ID: serviceClient.id,
      IDENTITY_CLIENT_SECRET: serviceClient.secret,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function configuration(siteUrl: string): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'a', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the service’s own cookies'] },
    clients: [
      {
        client_id: serviceClient.id,
        client_secret: serviceClient.secret,
        token_endpoint_auth_method: 'client_secret_post',
        response_types: ['code'],
        grant_types: ['authorization_code'],
        redirect_uris: ['google', 'facebook'].map((each) => `${siteUrl}/entrar/${each}/retorno`),
      },
    ],
    pkce: { required: () => true },
    extraParams: ['identity_provider'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/pagina/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: 'Clara Nunes', ...known[id] }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Its page: who one is, or back without an answer. */
async function page(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (request.method === 'POST') {
      const form = new URLSearchParams(await textOf(request));
      return await provider.interactionFinished(request, response, outcomeOf(form), {
        mergeWithLastSubmission: false,
      });
    }
    const { params } = await provider.interactionDetails(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="pt-BR"><title>Serviço de identidade</title>
      <h1>Entrar com ${String(params.identity_provider)}</h1>
      <form method="post"><label>E-mail <input name="email"></label>
      <button>Entrar</button><button name="volta" value="cancelar">Cancelar</button></form></html>`);
  } catch {
    response.statusCode = 400;
    response.end('?');
  }
}

function outcomeOf(form: URLSearchParams) {
  const email = form.get('email') ?? '';
  if (form.has('volta')) return { error: 'access_denied', error_description: 'cancelled' };
  if (email === 'ja-existe@exemplo.com.br')
    return {
      error: 'invalid_request',
      error_description: 'PreSignUp failed with error User already exists.',
    };
  return { login: { accountId: email } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * What a browser does at the service: follows its redirects, keeps its cookies, and says who it is on its page.
 * @returns where the service leads it back to
 */
export async function signInAt(
  start: string,
  siteUrl: string,
  fields: Record<string, string>,
): Promise<string> {
  const cookies = new Map<string, string>();
  let [url, body]: [string, URLSearchParams | undefined] = [start, undefined];
  for (let step = 0; step < 10; step++) {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    body = undefined;
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0]!.split('=', 2) as [string, string];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location?.startsWith(siteUrl)) return location;
    if (location) url = new URL(location, url).href;
    else if (response.ok) body = new URLSearchParams(fields);
    else throw new Error(`the service answers ${response.status}: ${await response.text()}`);
  }
  throw new Error('the service leads nowhere');
}
