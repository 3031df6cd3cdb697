import { eraseLeads } from '../../support/composed';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { testEngines } from '../../support/database';
import type { Manner, Posted } from '../../support/mautic';
import { marketingForm, visitor } from './marketing-form';

describe.each(testEngines)('a lead for its marketing form, on %s', (engine) => {
  const { became, delivery, mautic, openApi, opened, places, send, start, untilDuePosted, work } =
    marketingForm(engine);

  it('is posted with all fields and its page; no visitor data is stored', async () => {
    const idempotency_key = randomUUID();
    await send({
      idempotency_key,
      kind: 'schedule',
      fase: ['Novo', 'Usado'],
      visit: { mode: 'virtual', day: '2026-11-28', period: 'manhã' },
      campaign: { source: 'carta', medium: 'papel' },
      from: { page: '/usado/venda/casa/1234', visitor },
    });
    expect(JSON.stringify(await opened.database.db.selectFrom('lead').selectAll().execute())).not.toContain(
      visitor.ip,
    );
    start();
    await became({ received: 1, delivered: 1 });
    const [{ fields, query, headers }] = mautic.server.posted as [Posted];
    expect(fields).toEqual({
      submission_id: [idempotency_key],
      ...{ kind: ['schedule'], name: ['Clara Nunes'], email: ['clara@exemplo.com.br'] },
      ...{ message: ['Quero alugar uma casa.'], 'fase[]': ['Novo', 'Usado'] },
      ...{ visit_mode: ['virtual'], visit_day: ['2026-11-28'], visit_period: ['manhã'] },
      ...{ campaign_source: ['carta'], campaign_medium: ['papel'] },
      ...{ consent_version: ['2026-11-21'], consent_at: ['2026-11-22T12:00:00.000Z'] },
      ...{ formId: ['59'], formName: ['schedule'], return: ['/usado/venda/casa/1234'] },
    });
    expect(query.get('utm_source')).toBe('carta');
    expect([headers['user-agent'], headers['x-forwarded-for']]).toEqual(['Firefox', visitor.ip]);
    expect(await work()).toEqual([]);
  });

  it('that is a subscription waits for its confirmation, and goes to no form', async () => {
    await send({ kind: 'newsletter' });
    expect(await opened.database.db.selectFrom('lead_delivery').select('place').execute()).toEqual([]);
  });

  it.each<[Manner, Record<string, string>]>([
    ['validation', { name: '"Nome" é obrigatório.' }],
    ['unpublished', { '': 'Este formulário não está mais disponível.' }],
  ])('that is refused (%s) is set aside with its errors, and can be retried', async (how, errors) => {
    mautic.manner = () => how;
    start();
    await send({ from: { page: '/contato', visitor } });
    await became({ received: 1, refused: 1 });
    expect(await delivery()).toMatchObject({ state: 'refused', reason: 'validation', errors });
    const [aside] = await work();
    expect(JSON.stringify(aside)).not.toContain(visitor.ip);
    expect(aside!.last_error).toBe('validation');
    mautic.manner = () => 'well';
    const [lead] = await leadsToRetry(opened.database.db, { untold: false });
    await retryLead(opened.database.db, lead!, places());
    await became({ received: 1, delivered: 1 });
    expect(mautic.server.posted.at(-1)!.fields.return).toEqual(['/contato']);
  });

  it('is erased with all that waits of it', async () => {
    await send({ from: { page: '/contato', visitor } });
    const erased = await eraseLeads(opened.database.db, 'clara@exemplo.com.br', opened.database.dataDir);
    expect(erased.leads).toHaveLength(1);
    expect(await work()).toEqual([]);
    start();
    await untilDuePosted();
    expect(mautic.server.posted).toEqual([]);
  });

  it('ignores visitor data from a stranger; only our websites are trusted', async () => {
    const { app } = openApi();
    const body = JSON.stringify({ name: 'Rui', email: 'rui@exemplo.com.br', from: { page: '/x', visitor } });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://api/leads', { method: 'POST', body, headers });
    expect((await app.fetch(request, { isStranger: true })).status).toBe(201);
    expect(JSON.stringify(await work())).not.toContain(visitor.ip);
  });
});
