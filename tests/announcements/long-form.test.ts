import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@domain/clock';
import { authorisationMessage, authorisations } from '@domain/announcement/long-form';
import { text } from '../imoveis/markup';
import { testEngines } from '../support/database';
import { allLetters } from '../support/letters';
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

  it('sends all that was asked, with what was allowed by which text and when, and ends on the page that thanks', async () => {
    const clara = site.owner();
    const before = clock.now().toISOString();
    const sent = await send(clara, { ...whole, autoriza_contato: 'sim', mensagem: 'Há um cajueiro.' });
    expect([sent.status, sent.headers.get('Location')?.split('?')[0]]).toEqual([303, thanks]);
    expect(sent.headers.get('Location')).not.toMatch(/clara|529/i);

    const [kept, ...others] = await site.announcements();
    expect(others).toEqual([]);
    expect(kept!.announce).toMatchObject({
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
    expect(kept!.announce.authorisations).toEqual([
      { name: 'avaliacao', version: evaluation.version, at: expect.any(String) },
      { name: 'contato', version: contact.version, at: expect.any(String) },
    ]);
    const { at } = kept!.announce.authorisations![0]!;
    expect([before <= at, at <= clock.now().toISOString()]).toEqual([true, true]);

    const thanked = text((await clara.get(sent.headers.get('Location')!)).html);
    for (const said of ['Obrigado, Clara.', kept!.protocol, 'por WhatsApp como você pediu'])
      expect(thanked).toContain(said);
    expect((await clara.get(path)).html).toContain('Você já enviou este anúncio.');
    expect((await clara.get(check)).html).toContain(kept!.protocol);
    const again = await clara.post(path, { intencao: 'Começar outro' });
    expect([again.status, again.headers.get('Location')]).toEqual([303, path]);
    expect(standing((await clara.get(path)).html)).toMatchObject({ endereco: '', email: '' });
  });

  it('comes with no box ticked, not by a draft either, and is not sent without the first', async () => {
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
  ])('with %s asks for news or does not', async (_, boxes, told) => {
    await send(site.owner(), { ...whole, ...boxes });
    expect(await kinds()).toEqual(told);
  });

  it('of a company it takes the tax id alone', async () => {
    await send(site.owner(), { ...whole, documento: '12.ABC.345/01DE-35', data_nascimento: '01/01/2020' });
    const [kept] = await site.announcements();
    expect(kept!.announce.documento).toBe('12ABC34501DE35');
    for (const name of ['data_nascimento', 'estado_civil']) expect(kept!.announce).not.toHaveProperty(name);
  });

  it('tells the house who is not to be called, and nobody what only a contract needs', async () => {
    await send(site.owner(), whole);
    const [kept] = await site.announcements();
    expect(kept!.message).toContain('Autoriza: avaliação e divulgação');
    expect(kept!.message).toContain('Não autoriza: contato por telefone e WhatsApp');
    const { announce: _house, ...rest } = kept!;
    const drafts = await site.db.selectFrom('announcement_draft').selectAll().execute();
    const work = await site.db.selectFrom('work').selectAll().execute();
    expect([drafts.length, work.length]).toEqual([1, expect.any(Number)]);
    expect(JSON.stringify([rest, drafts, work, await allLetters(site.db)])).not.toMatch(confidential);
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

  it('its thanks say how somebody gets in touch, in a sentence, and how to follow it', async () => {
    const clara = site.owner();
    const { headers } = await send(clara, { ...whole, preferencia_contato: 'Telefone' });
    const thanked = text((await clara.get(headers.get('Location')!)).html);
    for (const said of [', por telefone como você pediu', 'entre com clara@exemplo.com.br'])
      expect(thanked).toContain(said);
  });

  it('asks for photos in another window: what lies in no draft stays where it is typed', async () => {
    const { html } = await site.owner().get(path);
    expect(html).toMatch(/<button[^>]*value="Incluir fotos"[^>]*formTarget="_blank"/i);
  });
});
