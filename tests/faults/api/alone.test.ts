import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiHttpError } from '~/back-end/errors.server';
import { type ApiClient, createApiClient } from '~/back-end/client.server';
import { startBackEndAlone, testApiSecret } from '../../support/back-end-alone';
import { rawGet, sendRaw } from '../../support/raw-http';
import { registration, signedInCustomer, testCaller } from '../../support/customer';
import { openTestDatabase, testEngines } from '../../support/database';
import { until } from '../../support/until';

describe('the back end in a process of its own', () => {
  let alone: Awaited<ReturnType<typeof startBackEndAlone>>;
  let baseUrl: string;
  let client: ApiClient;
  beforeAll(async () => {
    alone = await startBackEndAlone();
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
    const ask = () =>
      fetch(`${baseUrl}/auth/password/forgot`, {
        method: 'POST',
        body: JSON.stringify({ email: 'ninguem@exemplo.com.br' }),
      });
    const answers = [];
    for (let asked = 0; asked < 6; asked += 1) answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${baseUrl}/auth/login`)).headers.get('allow')).toBe('POST');
  });

  it('believes a website that shows the secret where a visitor is: each has limits of their own', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const { checkEmail } = client.auth(testCaller(`198.51.100.${count}`));
      statuses.push((await checkEmail('clara@exemplo.com.br')).email_exists);
    }
    expect(statuses).toHaveLength(61);
  });

  it('refuses a path that climbs: it is another one than it seems', async () => {
    const port = Number(new URL(baseUrl).port);
    for (const path of ['/fotos/../brokers', '/fotos/%2e%2e/brokers', '/fotos/..%2fbrokers'])
      expect((await sendRaw(port, rawGet(path))).status).toBe(400);
    expect((await sendRaw(port, rawGet('/brokers'))).status).toBe(200);
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
      const { baseUrl } = await opened(startBackEndAlone({ DATABASE_URL: databaseUrl! }));
      clients.push(createApiClient({ fetch, baseUrl, secret: testApiSecret }));
    }
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      const wrong = { email: 'clara@exemplo.com.br', password: 'wrong' };
      statuses.push(await statusOf(clients[count % 2]!.auth(testCaller()).login(wrong)));
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('start for this machine alone where nothing is set, and take no stranger’s word for an address', async () => {
    const { baseUrl, output } = await opened(startBackEndAlone({ API_HOST: '', API_SECRET: '' }));
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

  it.each<[string, Record<string, string>, RegExp]>([
    ['for everybody without a secret', { API_HOST: '0.0.0.0', API_SECRET: '' }, /^API_SECRET: falta .*\n$/],
    ['with a short secret', { API_SECRET: 'short' }, /^A configuração API_SECRET não serve: .*\n$/],
    [
      'with the setting that the secret replaced',
      { API_TRUSTED_CALLERS: '10.0.0.0/8' },
      /^A configuração API_TRUSTED_CALLERS não existe mais: defina API_SECRET.*\n$/,
    ],
  ])('do not start %s: one line says so', async (_, settings, line) => {
    await expect(startBackEndAlone(settings)).rejects.toThrow(line);
  });
});
