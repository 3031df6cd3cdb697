import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiHttpError } from '~/back-end/errors.server';
import { type ApiClient, createApiClient } from '~/back-end/client.server';
import { startBackEndAlone } from '../support/back-end-alone';
import { registration, signedInCustomer, testCaller } from '../support/customer';
import { openTestDatabase, testEngines } from '../support/database';

describe('the back end in a process of its own', () => {
  let alone: Awaited<ReturnType<typeof startBackEndAlone>>;
  let baseUrl: string;
  let client: ApiClient;
  beforeAll(async () => {
    alone = await startBackEndAlone();
    baseUrl = alone.baseUrl;
    client = createApiClient({ fetch, baseUrl });
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
      clients.push(createApiClient({ fetch, baseUrl }));
    }
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      const wrong = { email: 'clara@exemplo.com.br', password: 'wrong' };
      statuses.push(await statusOf(clients[count % 2]!.auth(testCaller()).login(wrong)));
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('do not take a stranger’s word for an address', async () => {
    const { baseUrl } = await opened(startBackEndAlone({ API_TRUSTED_CALLERS: '203.0.113.7' }));
    const client = createApiClient({ fetch, baseUrl });
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const { checkEmail } = client.auth(testCaller(`198.51.100.${count}`));
      statuses.push(await statusOf(checkEmail('clara@exemplo.com.br')));
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });
});
