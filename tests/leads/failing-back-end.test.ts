import { readdir, rm } from 'node:fs/promises';
import { createRequestHandler, type AppLoadContext } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { silentLogger } from '@api/log';
import { readEnv } from '@server/env';
import { leadDelivery } from '@server/leads/delivery';
import { openOutbox } from '@server/leads/outbox';
import { unknownPlace } from '@domain/geolocation';
import { identityProviders } from '~/features/account/providers/providers.server';
import { createApiClient } from '~/back-end/client.server';
import { isPageResponse } from '~/request/page-response';
import { leadForms } from '../forms/forms';
import { freshFolder, openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { siteBuild } from '../support/site-build';
import { failures, openFailingBackEnd } from './failing-back-end';
import { testSeals, visitorSession } from '../support/visitor';

const siteUrl = 'https://www.example.com.br';
const pauses = { first: 50, longest: 400 };
const { path, fields } = leadForms.find(({ kind }) => kind === 'contact')!;

describe.each(testEngines)('a lead that the back end does not take, on %s', (engine) => {
  let database: TestDatabase;
  let backEnd: Awaited<ReturnType<typeof openFailingBackEnd>>;
  let folder: string;
  let delivery: ReturnType<typeof leadDelivery>;
  let handle: ReturnType<typeof createRequestHandler>;
  let context: AppLoadContext;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    backEnd = await openFailingBackEnd(database);
    folder = await freshFolder();
    const api = createApiClient({ fetch, baseUrl: backEnd.url });
    delivery = leadDelivery({ send: api.sendLead, outbox: openOutbox(folder), log: silentLogger, pauses });
    await delivery.start();
    handle = createRequestHandler(await siteBuild(), 'test');
    const { settings, providers } = readEnv({});
    const identity = identityProviders(providers, siteUrl);
    const log = silentLogger;
    const visitor = unknownPlace;
    const session = visitorSession(api);
    const seals = testSeals;
    const leadLimit = () => 0;
    context = { api, leads: delivery, leadLimit, seals, identity, session, siteUrl, settings, visitor, log };
  });
  afterAll(async () => {
    await delivery.close();
    await backEnd.close();
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await database.db.deleteFrom('lead').execute();
  });

  const rows = () => database.db.selectFrom('lead').select(['name', 'message']).execute();
  const kept = () => readdir(folder);

  test.each(failures)('%s: is answered within 3 s, kept, and delivered once', async (failure) => {
    await backEnd.fail(failure);
    const begun = performance.now();
    const body = new URLSearchParams({ ...fields, chave: `${engine} ${failure}` });
    const send = () => handle(new Request(siteUrl + path, { method: 'POST', body }), context);
    // Pressed twice: still one lead.
    const [answer, again] = await Promise.all([send(), send()]);
    expect([answer.status, again.status]).toEqual([303, 303]);
    expect(performance.now() - begun).toBeLessThan(3_000);
    const page = await handle(
      new Request(siteUrl + answer.headers.get('Location'), {
        headers: { cookie: answer.headers.get('Set-Cookie')!.split(';')[0]! },
      }),
      context,
    );
    expect(isPageResponse(page) && page.html).toContain('Mensagem recebida, Clara.');

    await backEnd.fail(null);
    await vi.waitFor(async () => expect(await kept()).toEqual([]), { timeout: 20_000, interval: 50 });
    expect(await rows()).toEqual([{ name: fields.nome, message: fields.mensagem }]);
  });
});
