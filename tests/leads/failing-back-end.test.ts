import { readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../support/silent-logger';
import { remoteBackEnd } from '@server/back-end';
import { readEnv } from '@server/env';
import { leadDelivery } from '@server/leads/delivery';
import { createApiClient } from '~/back-end/client.server';
import { leadForms } from '../forms/forms';
import { freshFolder, openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { serveSite } from '../support/serve-site';
import { rendererSettings } from '../support/renderer-settings';
import { failures, openFailingBackEnd } from './failing-back-end';
import { unhurriedMs, until } from '../support/until';

const siteUrl = 'https://www.example.com.br';
const pauses = { first: 50, longest: 400 };
/** A slow answer comes later than a visitor waits, and a hanging one never. */
const patience = { direct: 100, stored: 1_000 };
const { path, fields } = leadForms.find(({ kind }) => kind === 'contact')!;

describe.each(testEngines)('a lead that the back end does not take, on %s', (engine) => {
  let database: TestDatabase;
  let backEnd: Awaited<ReturnType<typeof openFailingBackEnd>>;
  let folder: string;
  let delivery: ReturnType<typeof leadDelivery>;
  let site: Awaited<ReturnType<typeof serveSite>>;
  const limits = { ...patience };
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    backEnd = await openFailingBackEnd(database, 3 * patience.direct);
    folder = await freshFolder();
    const api = createApiClient({ fetch, baseUrl: backEnd.url });
    delivery = leadDelivery({ send: api.sendLead, folder, log: silentLogger, pauses, patience: limits });
    await delivery.start();
    const env = readEnv({ SITE_URL: siteUrl, API_BASE_URL: backEnd.url, ...rendererSettings });
    site = await serveSite({ env, backEnd: remoteBackEnd(backEnd.url, env.apiTimeoutMs), leads: delivery });
    // The brokerage is known from now on.
    await fetch(site.origin);
  });
  afterAll(async () => {
    await site.close();
    await delivery.close();
    await backEnd.close();
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await database.db.deleteFrom('lead').execute();
  });

  const rows = () => database.db.selectFrom('lead').select(['name', 'message']).execute();
  const storedFiles = () => readdir(folder);

  test.each(failures)('%s: is answered, stored, and delivered once', async (failure) => {
    backEnd.fail(failure);
    const body = new URLSearchParams({ ...fields, chave: `${engine} ${failure}` });
    const send = () => fetch(site.origin + path, { method: 'POST', body, redirect: 'manual' });
    // Pressed twice: still one lead.
    const [answer, again] = await Promise.all([send(), send()]);
    expect([answer.status, again.status]).toEqual([303, 303]);
    const page = await fetch(site.origin + answer.headers.get('Location'), {
      headers: { cookie: answer.headers.get('Set-Cookie')!.split(';')[0]! },
    });
    expect(await page.text()).toContain('Mensagem recebida, Clara.');

    backEnd.fail(null);
    await until(async () => expect(await storedFiles()).toEqual([]));
    expect(await rows()).toEqual([{ name: fields.nome, message: fields.mensagem }]);
  });

  const newsletter = leadForms.find(({ kind }) => kind === 'newsletter')!;
  test.each<[(typeof failures)[number], number]>([
    ['500', 503],
    ['refused', 303],
    ['hanging', 303],
  ])('%s: the newsletter answers %i (spec 2 §8)', async (failure, status) => {
    // An answer counts however late: it differs from none.
    if (failure !== 'hanging') limits.direct = unhurriedMs;
    onTestFinished(() => void (limits.direct = patience.direct));
    backEnd.fail(failure);
    const body = new URLSearchParams({ ...newsletter.fields, chave: `${engine} ${failure}` });
    const answer = await fetch(site.origin + newsletter.path, { method: 'POST', body, redirect: 'manual' });
    expect(answer.status).toBe(status);
    const flash = decodeURIComponent(answer.headers.get('Set-Cookie') ?? '');
    expect(flash.includes('Obrigado')).toBe(status === 303);
    if (status === 503) expect(await answer.text()).toContain(newsletter.failed);
    backEnd.fail(null);
    await until(async () => expect(await storedFiles()).toEqual([]));
  });
});
