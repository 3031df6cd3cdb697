import { beforeAll, describe, expect, test } from 'vitest';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { applyHouse } from '../support/brokerage';
import { field } from '../imoveis/markup';
import { favorites, openFavorites } from './open-favorites';

const { endedSession, id, opened, page } = openFavorites();

// Before the first page: the magazine's form exists with a text alone.
beforeAll(() =>
  applyHouse(opened.site.db, {
    house: readBrokerageFile('magazine: { name: Curate, lead: Por e-mail. }').said,
    files: new Map(),
  }),
);

describe('a session that the back end has ended', () => {
  test.each(['/imoveis/venda?pagina=2', favorites])(
    'leads from %s to the home page, which knows it',
    async (path) => {
      const { status, headers } = await page(path, await endedSession());
      expect([status, headers.get('Location')]).toEqual([302, `/?from=${encodeURIComponent(path)}`]);
      expect(headers.getSetCookie().join()).toMatch(/sessao=;/);
    },
  );

  test('preserves form input and shows its errors on the same page', async () => {
    const ended = await endedSession();
    const { status, html, headers } = await opened.site.post(
      '/sobre-nos/contato',
      { nome: 'Sylvia' },
      { cookie: ended },
    );
    expect(status).toBe(400);
    expect(html).toContain('value="Sylvia"');
    expect(headers.getSetCookie().join()).toMatch(/sessao=;/);
  });
});

describe('a signed-in visitor’s page', () => {
  const forms = [
    () => `/usado/venda/sao-paulo/moema/loft-no-centro/${id('LOFT')}`,
    () => `/imovel-indisponivel/usado/venda/${id('FORA')}`,
    () => '/sobre-nos/contato',
    () => '/imovel-desejado',
    () => '/revista-curate/assinatura',
  ];

  test.each(forms)('begins its form with who it is: form %#', async (path) => {
    await opened.site.db.updateTable('account').set({ phone: '+55 (11) 98765-4321' }).execute();
    const { html } = await page(path());
    expect(field(html, 'nome').value).toBe('Clara Nunes');
    expect(field(html, 'email').value).toBe('clara@exemplo.com.br');
    const phone = field(html, 'telefone.numero');
    if (phone.exists) expect(phone.value).toBe('(11) 98765-4321');
    const everybodys = (await opened.site.get(path())).html;
    expect(field(everybodys, 'nome').value).toBe('');
  });

  test('keeps edited input over account data, and a foreign phone number', async () => {
    await opened.site.db.updateTable('account').set({ phone: '+351 912 345 678' }).execute();
    const path = `/usado/venda/sao-paulo/moema/loft-no-centro/${id('LOFT')}`;
    expect(field((await page(path)).html, 'telefone.numero').value).toBe('+351 912 345 678');
    const sent = await opened.site.post(
      path,
      { pedido: 'conversa', nome: 'N', email: '' },
      { cookie: opened.cookie },
    );
    expect(sent.status).toBe(400);
    expect([field(sent.html, 'nome').value, field(sent.html, 'email').value]).toEqual(['N', '']);
  });

  test('is not counted again and again for one address', async () => {
    const { viewLimit } = opened.site.context;
    opened.site.context.viewLimit = () => 61;
    const response = await opened.site.post('/recursos/visita', { imovel: `usado/${id('LOFT')}` });
    opened.site.context.viewLimit = viewLimit;
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '61']);
  });

  test('is recorded as a visited property after the signed-in visitor sees it', async () => {
    const tell = (as: Record<string, string>) =>
      opened.site.post(
        '/recursos/visita',
        { imovel: `usado/${id('LOFT')}` },
        { 'user-agent': 'Firefox', ...as },
      );
    expect((await tell({ cookie: opened.cookie })).status).toBe(204);
    expect((await tell({})).status).toBe(204);
    await expect
      .poll(() => opened.site.db.selectFrom('property_visit').select(['property_id', 'visits']).execute())
      .toEqual([{ property_id: id('LOFT'), visits: 1 }]);
  });
});
