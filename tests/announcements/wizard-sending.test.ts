import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { type AnnounceSite, check, openAnnounceSite, start } from './announce-site';
import { standing } from './wizard';
import { asDemo } from '../support/brokerage';

let site: AnnounceSite;
beforeAll(async () => {
  site = await openAnnounceSite();
  await asDemo(site.db);
});
afterAll(() => site.close());
beforeEach(() => site.clear());

it('is sent while drafts are unavailable and deduplicated by its key', async () => {
  const clara = await site.owner().draft();
  const fields = await clara.looked();
  const { status } = await site.failing(['/announcement/'], () => clara.post(check, fields));
  expect(status).toBe(303);
  expect((await clara.post(check, fields)).status).toBe(303);
  expect(await site.announcements()).toHaveLength(1);
});

it('shows the day of receipt later, and what to do after the deadline', async () => {
  const clara = await site.owner().draft();
  await clara.post(check, await clara.looked());
  expect((await clara.get(`${start}/sucesso`)).html).toMatch(/Recebido<small>hoje, \d+h\d\d</);
  await site.db
    .updateTable('announcement_draft')
    .set({ sent_at: new Date('2026-11-02T15:05:00Z') })
    .execute();
  const { html } = await clara.get(`${start}/sucesso`);
  expect(html).toContain('Recebido<small>02/11/2026, 12h05<');
  expect(html).toContain('Se ninguém ligou ainda, fale conosco com a referência.');
  expect(html).toContain('Acompanhar em Meus imóveis');
});

it('answers 503 when saving fails, and the page can be sent again', async () => {
  const clara = await site.owner().draft();
  const fields = await clara.looked();
  const { status, html } = await site.failing(['/sellRent/register'], () => clara.post(check, fields));
  expect(status).toBe(503);
  expect(html).toContain('Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.');
  expect((await clara.post(check, fields)).status).toBe(303);
});

it('stores campaign and experiment arms, also after a failed submission', async () => {
  const clara = await site.owner().draft();
  const campanha = JSON.stringify({
    source: 'carta',
    expires: new Date(clock.nowMs() + 60_000).toISOString(),
  });
  const fields = { ...(await clara.looked()), campanha };
  const { html } = await site.failing(['/sellRent/register'], () => clara.post(check, fields));
  expect(standing(html).campanha).toBe(campanha);
  const cookie = `${clara.cookie}; consentimento=1.2026-11-21.preferencias.estatisticas; exp=search-simplified.1.visto`;
  expect((await site.post(check, { ...fields, novidades: 'sim' }, { cookie })).status).toBe(303);
  const origin = { campaign: { source: 'carta' }, details: { experiments: ['search-simplified.1'] } };
  const storedLeads = await site.db
    .selectFrom('lead')
    .select(['kind', 'campaign', 'details'])
    .orderBy('kind')
    .execute();
  expect(storedLeads).toMatchObject([
    { kind: 'newsletter', ...origin },
    { kind: 'your-property', ...origin },
  ]);
});

it('news by e-mail are asked for by their own box alone', async () => {
  const clara = await site.owner().draft();
  await clara.post(check, { ...(await clara.looked()), novidades: 'sim' });
  const storedLeads = await site.db.selectFrom('lead').select('kind').orderBy('kind').execute();
  expect(storedLeads).toEqual([{ kind: 'newsletter' }, { kind: 'your-property' }]);
});

it('holds a submission with a filled honeypot and answers as usual', async () => {
  const clara = await site.owner().draft();
  const { status, headers } = await clara.post(check, {
    ...(await clara.looked()),
    website: 'x',
    novidades: 'sim',
  });
  expect([status, headers.get('Location')?.split('?')[0]]).toEqual([303, `${start}/sucesso`]);
  expect(await site.announcements()).toHaveLength(1);
  const storedLeads = await site.db.selectFrom('lead').select(['kind', 'suspicion']).execute();
  expect(storedLeads).toEqual([{ kind: 'your-property', suspicion: 'trap' }]);
  expect(await site.db.selectFrom('lead_delivery').select('id').execute()).toEqual([]);
});

describe('what comes quicker than people are', () => {
  beforeEach(() => void (site.context.quickestSending = 60_000));
  const confirmText = 'Falta só confirmar: aperte o botão mais uma vez.';

  it('asks for confirmation, with all input and the original start time', async () => {
    const clara = await site.owner().draft();
    const fields = await clara.looked();
    const again = await clara.post(check, fields);
    expect([again.status, again.html.includes(confirmText)]).toEqual([400, true]);
    expect(standing(again.html)).toMatchObject({ hora: fields.hora, endereco: fields.endereco });
    expect(await site.announcements()).toEqual([]);
    site.context.quickestSending = 0;
    expect((await clara.post(check, standing(again.html))).status).toBe(303);
  });

  it.each(['', 'hora=forjada', '1700000000000'])('so is what has no time of ours: %j', async (hora) => {
    site.context.quickestSending = 0;
    const clara = await site.owner().draft();
    const again = await clara.post(check, { ...(await clara.looked()), hora });
    expect([again.status, again.html.includes(confirmText)]).toEqual([400, true]);
    expect((await clara.post(check, standing(again.html))).status).toBe(303);
  });
});
