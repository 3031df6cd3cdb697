import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filterRows, flags } from '@domain/search/filter-rows';
import { formErrors } from '@domain/search/form-errors';
import { fieldOf, wordFilters } from '@domain/search/form-values';
import { cards, field, heading, text } from './markup';
import { openSite } from './site';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const send = (fields: [string, string][]) =>
  site.get(`/imoveis?${new URLSearchParams([['filtrar', '1'], ...fields])}`);

describe('the filter form, sent without JavaScript', () => {
  test.each<[string, [string, string][], string]>([
    [
      'everything together',
      [
        ['negociacao', 'venda'],
        ['local', 'são paulo'],
        ['tipo', 'apartamento'],
        ['tipo', 'casa'],
        ['quartos', '3'],
        ['preco-min', ''],
        ['preco-max', '5.000.000'],
        ['suites', '2'],
        ['fase', 'usado'],
        ['atributos-do-imovel', 'adega'],
        ['atributos-do-imovel', 'lareira'],
        ['destaques', 'sim'],
        ['ordenacao', 'precoAsc'],
      ],
      '/imoveis/venda/sao-paulo/apartamento/casa/3-quartos?preco=0-5000000&suites=2&fase=usado&atributos-do-imovel=adega--lareira&destaques=sim&ordenacao=preco&direcao=asc',
    ],
    ['a named place', [['local', 'Moema, São Paulo']], '/imoveis/moema'],
    ['nothing', [], '/imoveis'],
    [
      'rubbish',
      [
        ['negociacao', '//evil.example'],
        ['quartos', '9'],
        ['tipo', '../..'],
      ],
      '/imoveis',
    ],
  ])('%s is answered by the address of its search', async (_what, fields, address) => {
    const { status, headers } = await send(fields);
    expect([status, headers.get('Location')]).toEqual([302, address]);
  });

  test('has a field for each of its filters, ticked from the address', async () => {
    const query = flags.map((flag) => `${fieldOf(flag)}=sim`).join('&');
    const { html } = await site.get(`/imoveis?${query}`);
    for (const filter of wordFilters) expect(field(html, fieldOf(filter)).exists, filter).toBe(true);
    for (const flag of flags) {
      expect(field(html, fieldOf(flag), 'sim').checked, flag).toBe(true);
      expect(html).toMatch(new RegExp(`name="${fieldOf(flag)}"[^>]*/>${filterRows[flag].chip}</label>`));
    }
    expect(text(html)).toContain(`Filtros, ${flags.length} em uso`);
    expect(html).toMatch(
      /<legend[^>]*>Seleção da casa<\/legend>.*Destaques.*Arquitetos renomados.*Aceita permuta/,
    );
  });

  test('a price range that was applied stands on its button and in its fields', async () => {
    const { headers } = await send([
      ['negociacao', 'venda'],
      ['preco-min', '4.000.000'],
      ['preco-max', '12.000.000'],
    ]);
    const { html } = await site.get(headers.get('Location')!);
    const [button = ''] = /<details[^>]*data-filter="Preço".*?<\/summary>/s.exec(html) ?? [];
    expect(text(button.replace(/<svg.*?<\/svg>/gs, ''))).toBe('R$ 4 mi - R$ 12 mi');
    expect(field(html, 'preco-min').value).toBe('4.000.000');
    expect(field(html, 'preco-max').value).toBe('12.000.000');
  });

  test('a reversed price range shows its message by the fields with the input', async () => {
    const { status, html } = await send([
      ['negociacao', 'aluguel'],
      ['local', 'Rio de Janeiro'],
      ['preco-min', '12.000.000'],
      ['preco-max', '4.000.000'],
      ['vagas', '2'],
    ]);
    expect(status).toBe(200);
    expect(text(html)).toContain('O preço máximo deve ser maior que o preço mínimo');
    const max = field(html, 'preco-max');
    expect(max).toMatchObject({ value: '4.000.000', invalid: true });
    expect(html).toContain(`id="${max.describedBy}"`);
    expect(field(html, 'preco-min').value).toBe('12.000.000');
    expect(field(html, 'local').value).toBe('Rio de Janeiro');
    expect(field(html, 'vagas', '2').checked).toBe(true);
    expect(heading(html)).toBe('1 imóvel para alugar no Rio de Janeiro');
    expect(cards(html)).toHaveLength(1);
  });

  test.each([
    { typed: 'Jardins', message: 'Qual destes lugares?' },
    { typed: 'jardim', message: 'Qual destes lugares?' },
    { typed: 'Vila Submersa', message: 'Não há resultados para esta localização' },
  ])('a place called $typed stays in its field with suggestions beside it', async ({ typed, message }) => {
    const { status, html } = await send([
      ['local', typed],
      ['quartos', '3'],
    ]);
    expect(status).toBe(200);
    const place = field(html, 'local');
    expect(place).toMatchObject({ value: typed, invalid: true });
    expect(html).toMatch(new RegExp(`id="${place.describedBy}"[^>]*>.*?${message.replace('?', '\\?')}`));
    expect(html.includes('href="/imoveis/jardim-europa/3-quartos"')).toBe(message.startsWith('Qual'));
  });

  test('an area error is shown open on the page, focused', async () => {
    const { html } = await send([
      ['area-min', '500'],
      ['area-max', '100'],
    ]);
    expect(text(html)).toContain(formErrors.area);
    expect(html).not.toMatch(/<div[^>]*popover[^>]*id="mais-filtros"/);
    expect(field(html, 'area-max')).toMatchObject({ value: '100', invalid: true });
    // On a phone it stands far below: the page comes with it in sight.
    expect(html).toMatch(/<input[^>]*name="area-max"[^>]* autofocus=""/);
    expect(field((await site.get('/imoveis')).html, 'area-max').invalid).toBe(false);
  });

  test('what was typed comes back as text, never as markup', async () => {
    const { status, html } = await send([
      ['preco-min', '"><script>alert(1)</script>'],
      ['local', '<img src=x onerror=alert(1)>'],
    ]);
    expect(status).toBe(200);
    expect(field(html, 'preco-min').value).toBe('"><script>alert(1)</script>');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
  });

  test.each(['\0', '..', '.', `${'a'.repeat(79)}😀`, '%', 'a'.repeat(5000), '/', '\u202E', "' or 1=1 --"])(
    'a place called %j is answered, never with a failure',
    async (place) => {
      const { status } = await send([['local', place]]);
      expect([200, 302]).toContain(status);
    },
  );

  test('a code opens its property; an unknown code offers other properties', async () => {
    const id = String(site.ids.get('RJ-ALUGUEL'));
    const found = await send([['local', id]]);
    expect(found.status).toBe(302);
    expect(found.headers.get('Location')).toMatch(
      new RegExp(`^/usado/aluguel/rio-de-janeiro/leblon/.*/${id}$`),
    );
    // By the house's own code, too, where no place is called so.
    const named = await send([['local', 'us 1']]);
    expect(named.headers.get('Location')).toMatch(new RegExp(`/${site.ids.get('US-1')}$`));
    const gone = await send([['local', '99999999']]);
    expect(gone.status).toBe(200);
    expect(text(gone.html)).toContain('Infelizmente, o imóvel buscado não está mais disponível.');
    expect(text(gone.html)).toContain('Ver mais imóveis');
  });

  test('a code that could not be asked for says so', async () => {
    const { status, html } = await site.whileDown(() =>
      send([
        ['local', '123'],
        ['vagas', '5'],
      ]),
    );
    expect(status).toBe(503);
    expect(text(html)).toContain('Tivemos um problema ao buscar o imóvel, tente novamente.');
  });
});

describe('the view', () => {
  test('is remembered, and the visitor is back on the same listing', async () => {
    const chosen = await site.post('/recursos/visualizacao', {
      vista: 'lista',
      volta: '/imoveis/venda?vagas=2',
    });
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/imoveis/venda?vagas=2']);
    const cookie = chosen.headers.get('Set-Cookie')!.split(';')[0]!;
    const { html } = await site.get('/imoveis', { headers: { cookie } });
    expect(html).toContain('cards--lista');
    expect(html).toMatch(/value="lista" aria-pressed="true"/);
    expect((await site.get('/imoveis')).html).not.toContain('cards--lista');
  });

  test.each([
    ['nobody was asked', '', false],
    ['preferences were refused', 'consentimento=1.2026-11-21', false],
    ['preferences are allowed', 'consentimento=1.2026-11-21.preferencias', true],
  ])('where %s is kept as long as that allows', async (_what, cookie, isPersistent) => {
    const { headers } = await site.post('/recursos/visualizacao', { vista: 'lista' }, { cookie });
    expect(headers.get('Set-Cookie')!.includes('Max-Age=15552000')).toBe(isPersistent);
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%5Cevil.example',
  ])('never leads to another site: %s', async (volta) => {
    const { headers } = await site.post('/recursos/visualizacao', { vista: 'mapa', volta });
    expect(headers.get('Location')).toBe('/imoveis');
  });

  test('that does not exist changes nothing', async () => {
    const { headers } = await site.post('/recursos/visualizacao', { vista: '<b>', volta: '/imoveis' });
    expect(headers.get('Set-Cookie')).toBeNull();
  });
});

describe('a message that an answer left', () => {
  test('is said once, on the page it came from', async () => {
    const sent = await site.post('/recursos/favoritos', { volta: '/imoveis/venda' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/imoveis/venda']);
    const cookie = sent.headers.get('Set-Cookie')!.split(';')[0]!;
    const { html, headers } = await site.get('/imoveis/venda', { headers: { cookie } });
    expect(text(html)).toContain('Não foi possível atualizar os favoritos.');
    expect(headers.get('Set-Cookie')).toContain('Max-Age=0');
  });

  test('is not shown where its shape is not ours', async () => {
    const cookie = `aviso=${encodeURIComponent('"<b>oi</b>"')}`;
    const { status, html } = await site.get('/imoveis', { headers: { cookie } });
    expect(status).toBe(200);
    expect(html).not.toContain('Fechar aviso');
  });
});
