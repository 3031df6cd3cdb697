import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiHttpError } from '~/services/api/errors';
import { type ApiClient, createApiClient } from '~/services/api/client.server';
import { registration, signedInCustomer, testCaller } from '../support/customer';
import { folderWithCluster } from '../support/database';

describe('the back end in a process of its own', () => {
  let dataDir: string;
  let child: ChildProcess;
  let baseUrl: string;
  let client: ApiClient;
  beforeAll(async () => {
    dataDir = await folderWithCluster();
    const settings = { DATA_DIR: dataDir, API_PORT: '0', DEMO_CATALOGUE: 'off', PHOTOS: 'off' };
    const tsx = createRequire(import.meta.url).resolve('tsx');
    child = spawn(process.execPath, ['--import', tsx, 'api/main.ts'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', LOG_LEVEL: 'info', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    baseUrl = `http://127.0.0.1:${await portOf(child)}`;
    client = createApiClient({ fetch, baseUrl });
  });
  afterAll(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  });

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

/** The port that it says it listens on. */
const portOf = ({ stdout }: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = '';
    stdout!.on('data', (chunk) => {
      said += String(chunk);
      const port = /"port":(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    stdout!.once('end', () => reject(new Error(`it did not start: ${said}`)));
  });
