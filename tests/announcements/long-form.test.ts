import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { authorisationMessage, authorisations } from '@domain/announcement/long-form';
import { text } from '../imoveis/markup';
import { testEngines } from '../support/database';
import { allEmails } from '../support/emails';
import { type AnnounceSite, check, openAnnounceSite } from './announce-site';
import { allowed, confidential, contract, path, send, thanks, whole } from './long-form';
import { standing } from './wizard';

describe.each(testEngines)('the long form, on %s', (engine) => {
  let site: AnnounceSite;
  beforeAll(async () => {
    site = await openAnnounceSite({}, engine);
  });
  afterAll(() => site.close());
  beforeEach(() => site.clear());
  const kinds = async () =>
    (await site.db.selectFrom('lead').select('kind').execute()).map(({ kind }) => kind).sort();

  it('stores all answers with their consents and redirects to the thanks', async () => {
    const clara = site.owner();
    const before = clock.now().toISOString();
    const sent = await send(clara, { ...whole, autoriza_contato: 'sim', mensagem: 'Há um cajueiro.' });
    expect([sent.status, sent.headers.get('Location')?.split('?')[0]]).toEqual([303, thanks]);
    expect(sent.headers.get('Location')).not.toMatch(/clara|529/i);

    const [stored, ...others] = await site.announcements();
    expect(others).toEqual([]);
    expect(stored!.announce).toMatchObject({
      localizacao: 'Rua dos Cajueiros, 85 - Ferradura, Armação dos Búzios - RJ, Brasil',
      area_total: 1_200,
      banheiros: 5,
      lavabos: 1,
      salas: 2,
      dependencias: 0,
      comodidades: ['piscina'],
      documento: '52998224725',
      data_nascimento: '02/01/1980',
      estado_civil: 'Viúvo(a)',
      preferencia_contato: 'WhatsApp',
      como_conheceu: 'Placa',
      mensagem: 'Há um cajueiro.',
    });
    const [evaluation, contact] = authorisations;
    expect(stored!.announce.authorisations).toEqual([
      { name: 'avaliacao', version: evaluation.version, at: expect.any(String) },
      { name: 'contato', version: contact.version, at: expect.any(String) },
    ]);
    const { at } = stored!.announce.authorisations![0]!;
    expect([before <= at, at <= clock.now().toISOString()]).toEqual([true, true]);

    const thanked = text((await clara.get(sent.headers.get('Location')!)).html);
    for (const phrase of ['Obrigado, Clara.', stored!.protocol, 'por WhatsApp como você pediu'])
      expect(thanked).toContain(phrase);
    expect((await clara.get(path)).html).toContain('Você já enviou este anúncio.');
    expect((await clara.get(check)).html).toContain(stored!.protocol);
    const again = await clara.post(path, { intencao: 'Começar outro' });
    expect([again.status, again.headers.get('Location')]).toEqual([303, path]);
    expect(standing((await clara.get(path)).html)).toMatchObject({ endereco: '', email: '' });
  });

  it('never preselects a consent box and requires the first consent', async () => {
    const clara = site.owner();
    const { status, html } = await send(clara, {
      ...whole,
      autoriza_avaliacao: '',
      autoriza_contato: 'sim',
    });
    expect([status, html.includes(authorisationMessage)]).toEqual([400, true]);
    expect(standing(html)).toMatchObject({ autoriza_contato: 'sim', ...contract });
    const later = standing((await clara.get(path)).html);
    for (const { field } of authorisations) expect(later).not.toHaveProperty(field);
    expect(await site.announcements()).toEqual([]);
  });

  it.each([
    ['no box for news', allowed, ['your-property']],
    ['the box for news', { ...allowed, novidades: 'sim' }, ['newsletter', 'your-property']],
  ])('with %s asks for news or does not', async (_, boxes, expected) => {
    await send(site.owner(), { ...whole, ...boxes });
    expect(await kinds()).toEqual(expected);
  });

  it('of a company it takes the tax id alone', async () => {
    await send(site.owner(), { ...whole, documento: '12.ABC.345/01DE-35', data_nascimento: '01/01/2020' });
    const [stored] = await site.announcements();
    expect(stored!.announce.documento).toBe('12ABC34501DE35');
    for (const name of ['data_nascimento', 'estado_civil']) expect(stored!.announce).not.toHaveProperty(name);
  });

  it('reports refused calls in the message, and copies no contract data', async () => {
    await send(site.owner(), whole);
    const [stored] = await site.announcements();
    expect(stored!.message).toContain('Autoriza: avaliação e divulgação');
    expect(stored!.message).toContain('Não autoriza: contato por telefone e WhatsApp');
    const { announce: _house, ...rest } = stored!;
    const drafts = await site.db.selectFrom('announcement_draft').selectAll().execute();
    const work = await site.db.selectFrom('work').selectAll().execute();
    expect([drafts.length, work.length]).toEqual([1, expect.any(Number)]);
    expect(JSON.stringify([rest, drafts, work, await allEmails(site.db)])).not.toMatch(confidential);
  });

  it('tells where its owner came from, after something was wrong too', async () => {
    const clara = site.owner();
    const campanha = JSON.stringify({
      source: 'carta',
      expires: new Date(clock.nowMs() + 60_000).toISOString(),
    });
    const fields = { ...standing((await clara.get(path)).html), ...whole, campanha };
    const { status, html } = await clara.post(path, { ...fields, email: 'none' });
    expect([status, standing(html).campanha]).toEqual([400, campanha]);
    expect((await clara.post(path, fields)).status).toBe(303);
    expect(await site.db.selectFrom('lead').select('campaign').execute()).toEqual([
      { campaign: { source: 'carta' } },
    ]);
  });

  it('names the contact channel and the next steps on the thank-you page', async () => {
    const clara = site.owner();
    const { headers } = await send(clara, { ...whole, preferencia_contato: 'Telefone' });
    const thanked = text((await clara.get(headers.get('Location')!)).html);
    for (const phrase of [', por telefone como você pediu', 'entre com clara@exemplo.com.br'])
      expect(thanked).toContain(phrase);
  });

  it('opens the photo page in a new window so that input is not lost', async () => {
    const { html } = await site.owner().get(path);
    expect(html).toMatch(/<button[^>]*value="Incluir fotos"[^>]*formTarget="_blank"/i);
  });
});
