import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { secretRequiredCode } from '@contract/errors';
import { apiSecretHeader } from '@contract/geolocation';
import { ApiHttpError } from '~/back-end/errors.server';
import { type ApiClient, createApiClient } from '~/back-end/client.server';
import { startBackEndProcess, testApiSecret } from '@tests/support/back-end-process';
import { rawGet, sendRaw } from '../../support/raw-http';
import { registration, signedInCustomer, testCaller } from '../../support/customer';
import { openTestDatabase, testEngines } from '../../support/database';
import { until } from '../../support/until';

describe('the back end in a process of its own', () => {
  let alone: Awaited<ReturnType<typeof startBackEndProcess>>;
  let baseUrl: string;
  let client: ApiClient;
  beforeAll(async () => {
    alone = await startBackEndProcess();
    baseUrl = alone.baseUrl;
    client = createApiClient({ fetch, baseUrl, secret: testApiSecret });
  });
  afterAll(() => alone.close());

  it('answers a website elsewhere as one in its own process', async () => {
    const { customer, email, nome } = await signedInCustomer(client);
    expect(await customer.userData()).toMatchObject({ email, nome });
    await client.auth(testCaller()).forgotPassword(email);
  });

  it('says in headers, too, what a caller is to do', async () => {
    const headers = { [apiSecretHeader]: testApiSecret };
    const ask = () =>
      fetch(`${baseUrl}/auth/password/forgot`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: 'ninguem@exemplo.com.br' }),
      });
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${baseUrl}/auth/login`, { headers })).headers.get('allow')).toBe('POST');
  });

  it('trusts the visitor address of a website with the secret, for limits', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const { checkEmail } = client.auth(testCaller(`198.51.100.${count}`));
      statuses.push((await checkEmail('clara@exemplo.com.br')).email_exists);
    }
    expect(statuses).toHaveLength(61);
  });

  it('refuses a path that climbs: it is another one than it seems', async () => {
    const port = Number(new URL(baseUrl).port);
    const secret = { [apiSecretHeader]: testApiSecret };
    for (const path of ['/fotos/../brokers', '/fotos/%2e%2e/brokers', '/fotos/..%2fbrokers'])
      expect((await sendRaw(port, rawGet(path, secret))).status).toBe(400);
    expect((await sendRaw(port, rawGet('/brokers', secret))).status).toBe(200);
  });

  it('answers health and photos alone to a caller without the secret', async () => {
    const { session } = await signedInCustomer(client);
    const bearer = { authorization: `Bearer ${session.access_token}` };
    const statusWith = async (path: string, headers: Record<string, string>) =>
      (await fetch(`${baseUrl}${path}`, { headers })).status;
    const wrong = { [apiSecretHeader]: `${testApiSecret}x` };
    for (const headers of [{}, bearer, wrong, { ...wrong, ...bearer }]) {
      expect(await statusWith('/brokers', headers)).toBe(403);
      expect(await statusWith('/clientArea/userData', headers)).toBe(403);
      expect(await statusWith('/healthz', headers)).toBe(200);
      // A website with a wrong secret is not ready; probes send none.
      expect(await statusWith('/readyz', headers)).toBe(apiSecretHeader in headers ? 503 : 200);
      expect(await statusWith('/fotos/0123456789abcdef01234567/1080.jpg', headers)).toBe(404);
    }
    expect(await statusWith('/clientArea/userData', { [apiSecretHeader]: testApiSecret, ...bearer })).toBe(
      200,
    );
  });

  it('marks public answers as such, also with a bearer', async () => {
    const { session } = await signedInCustomer(client);
    const headers = { [apiSecretHeader]: testApiSecret, authorization: `Bearer ${session.access_token}` };
    const cachingOf = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${baseUrl}${path}`, { headers, ...init })).headers.get('cache-control');
    for (const path of ['/house', '/brokers', '/products/sitemap', '/listing/features'])
      expect(await cachingOf(path)).toBe('public, no-cache');
    expect(await cachingOf('/search/properties', { method: 'POST', body: '{}' })).toBe('public, no-cache');
    expect(await cachingOf('/clientArea/userData')).toBe('no-store');
  });

  it('says why it refuses', async () => {
    const refused = client.auth(testCaller()).register(registration({ nome: 'Clara' }));
    await expect(refused).rejects.toBeInstanceOf(ApiHttpError);
    await expect(refused).rejects.toMatchObject({
      status: 422,
      answer: { errors: { nome: ['Por favor, preencha com o nome completo'] } },
    });
  });
});

describe('back ends in processes of their own', () => {
  /** What a test has opened, the last first. */
  const closing: { close(): Promise<void> }[] = [];
  const opened = async <T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const it = await opening;
    closing.push(it);
    return it;
  };
  afterEach(async () => {
    while (closing.length > 0) await closing.pop()!.close();
  });
  const statusOf = (answer: Promise<unknown>): Promise<number> =>
    answer.then(
      () => 200,
      (error) => error.status,
    );

  it.runIf(testEngines.includes('postgres'))('count together what limits count', async () => {
    const { databaseUrl } = await opened(openTestDatabase('postgres'));
    const clients: ApiClient[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { baseUrl } = await opened(startBackEndProcess({ DATABASE_URL: databaseUrl! }));
      clients.push(createApiClient({ fetch, baseUrl, secret: testApiSecret }));
    }
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      const wrong = { email: 'clara@exemplo.com.br', password: 'wrong' };
      statuses.push(await statusOf(clients[count % 2]!.auth(testCaller()).login(wrong)));
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('listen on localhost by default and ignore an untrusted address', async () => {
    const { baseUrl, output } = await opened(startBackEndProcess({ API_HOST: '', API_SECRET: '' }));
    const client = createApiClient({ fetch, baseUrl, secret: 'a-secret-that-somebody-has-only-guessed' });
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const { checkEmail } = client.auth(testCaller(`198.51.100.${count}`));
      statuses.push(await statusOf(checkEmail('clara@exemplo.com.br')));
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    await until(() =>
      expect(output()).toContain('"security":true,"path":"/check/email","network":"127.0.0.0/24"'),
    );
    expect(output()).not.toMatch(/"127\.0\.0\.1"|guessed/);
  });

  it('accept the former and the next secret while they rotate', async () => {
    const next = 'the-next-secret-of-the-tests-32-letters';
    const { baseUrl } = await opened(startBackEndProcess({ API_SECRET: `${testApiSecret},${next}` }));
    for (const secret of [testApiSecret, next])
      expect(await createApiClient({ fetch, baseUrl, secret }).house()).toEqual({
        isDemo: false,
        data: null,
      });
    await expect(createApiClient({ fetch, baseUrl, secret: `${next}x` }).house()).rejects.toMatchObject({
      status: 403,
      code: secretRequiredCode,
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'for everybody without a secret',
      { API_HOST: '0.0.0.0', API_SECRET: '' },
      /"level":60,.*"reason":"API_SECRET: falta .*\n$/,
    ],
    [
      'with a short secret',
      { API_SECRET: 'short' },
      /^{"level":60,.*"reason":"A configuração API_SECRET não serve: .*\n$/,
    ],
    [
      'with the setting that the secret replaced',
      { API_TRUSTED_CALLERS: '10.0.0.0/8' },
      /^{"level":60,.*"reason":"A configuração API_TRUSTED_CALLERS não existe mais: defina API_SECRET.*\n$/,
    ],
  ])('do not start %s: one line says so', async (_, settings, line) => {
    await expect(startBackEndProcess(settings)).rejects.toThrow(line);
  });
});
