import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnnounceSite, check, draftPlaces, inPlace, openAnnounceSite, start } from './announce-site';
import { type Owner, standing, steps, typedSteps } from './wizard';

describe.each(draftPlaces)('a draft %s', (place) => {
  let site: AnnounceSite;
  beforeAll(async () => {
    site = await openAnnounceSite();
  });
  afterAll(() => site.close());
  beforeEach(() => site.clear());
  const there = (work: () => Promise<void>) => inPlace(site, place, work);
  const leads = () => site.db.selectFrom('lead').select(['kind', 'email']).execute();

  it('lies there and nowhere else', async () => {
    const inFiles = async () => {
      const names = await readdir(join(site.folder, 'rascunhos', 'textos')).catch(() => []);
      return names.length;
    };
    const before = await inFiles();
    await there(async () => void (await site.owner().draft(typedSteps.localizacao)));
    const rows = await site.db.selectFrom('announcement_draft').select('id').execute();
    expect([rows.length, (await inFiles()) - before]).toEqual(place === 'in the back end' ? [1, 0] : [0, 1]);
  });

  it('is sent once, however often, and its owner is told one reference', async () => {
    await there(async () => {
      const clara = site.owner();
      await clara.fill();
      const fields = await clara.looked();
      const answers = await Promise.all(Array.from({ length: 20 }, () => clara.copy().post(check, fields)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      expect(await site.announcements()).toHaveLength(1);
      expect(await leads()).toEqual([{ kind: 'your-property', email: 'clara@exemplo.com.br' }]);

      const page = await clara.post(check, fields);
      const { html } = await clara.get(page.headers.get('Location')!);
      const { protocol } = await site.db.selectFrom('lead').select('protocol').executeTakeFirstOrThrow();
      expect(html).toContain('Recebemos seu imóvel, Clara.');
      expect(html).toContain(protocol);
      expect((await clara.get(check)).html).toContain('Você já enviou este anúncio.');
      expect((await clara.get(`${start}/valores`)).html).toContain(protocol);
      const late = await clara.post(`${start}/valores`, { ...typedSteps.valores, versao: '0' });
      expect([late.status, late.headers.get('Location')]).toEqual([303, start]);
    });
  });

  it.each<[string, (clara: Owner) => Promise<Owner>]>([
    ['reloading', async (clara) => clara],
    ['going back and forth', async (clara) => (await clara.get(`${start}/localizacao`), clara)],
    ['closing the browser', async (clara) => clara.copy()],
    [
      'a mistake at the last step',
      async (clara) => {
        const { status, html } = await clara.step('contato', { proprietario_nome: 'Clara' });
        expect(status).toBe(400);
        expect(html).toContain('Por favor, preencha com o nome completo');
        return clara;
      },
    ],
    [
      'the back end failing meanwhile',
      async (clara) => {
        const { status, html } = await site.whileDown(() =>
          clara.step('valores', { valor_condominio: '1.240' }),
        );
        // In files it could be kept, and is judged.
        expect([400, 503]).toContain(status);
        expect(html).toContain('value="1.240"');
        return clara;
      },
    ],
    [
      'a deployment that knows other fields',
      async (clara) => (await clara.step('valores', { valor_de_outrora: '1' }), clara),
    ],
  ])('loses nothing by %s', async (_how, interrupt) => {
    await there(async () => {
      const { localizacao, informacoes } = typedSteps;
      const values = { negociacao: 'Vender', valor_venda_desejado: '90' };
      const clara = await site.owner().draft({ ...localizacao, ...informacoes, ...values });
      const back = await interrupt(clara);
      for (const name of steps.slice(0, 2)) {
        const { html } = await back.get(`${start}/${name}`);
        expect(standing(html)).toMatchObject(typedSteps[name]);
      }
      expect(standing((await back.get(`${start}/valores`)).html)).toMatchObject(values);
      const { status, headers } = await back.get(start);
      expect([status, headers.get('Location')]).toEqual([302, `${start}/valores`]);
    });
  });

  it('keeps of two tabs the newest value of each field', async () => {
    await there(async () => {
      const clara = site.owner();
      await clara.draft(typedSteps.localizacao);
      const path = `${start}/localizacao`;
      const [one, other] = [standing((await clara.get(path)).html), standing((await clara.get(path)).html)];
      await clara.post(path, { ...one, bairro: 'Geribá' });
      await clara.post(path, { ...other, cidade: 'Búzios' });
      expect(standing((await clara.get(path)).html)).toMatchObject({ bairro: 'Geribá', cidade: 'Búzios' });
    });
  });

  it('is nobody else’s, and its secret stands in no page', async () => {
    await there(async () => {
      const clara = site.owner();
      const { html } = await clara.step('localizacao', { ...typedSteps.localizacao, bairro: '' });
      const secret = /anuncio=([^;]+)/.exec(clara.cookie)![1]!;
      const value = JSON.parse(Buffer.from(decodeURIComponent(secret), 'base64').toString()) as string;
      expect(value).toMatch(/^[A-Za-z0-9]{22,}$/);
      expect(html).not.toContain(value);
      expect((await site.owner().get(`${start}/localizacao`)).html).not.toContain('Cajueiros');
    });
  });
});
