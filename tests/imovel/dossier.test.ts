import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heading, meta, text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { makeListing } from '../support/catalogue';

const secret = { lat: -23.58123, lng: -46.68321 };
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(
    [
      makeListing({
        reference: 'VENDA',
        title: 'Casa de pedra',
        sellPrice: 11_200_000,
        description: 'Uma frase longa. '.repeat(200),
      }),
      makeListing({
        reference: 'ALUGUEL',
        forSale: false,
        forRent: true,
        sellPrice: null,
        rentPrice: 18_000,
        condominiumFee: 4_000,
      }),
      makeListing({ reference: 'BREVE', condition: 'soonLaunch', sellPrice: 4_321_000 }),
      makeListing({
        reference: 'ESCONDIDO',
        displayAddress: 'neighborhood',
        street: 'Rua Secreta',
        point: secret,
      }),
      makeListing({ reference: 'HOSTIL', title: '</h1><script>alert(1)</script>' }),
      makeListing({ reference: 'FORA', available: false }),
    ],
    { OFFICE_SAO_PAULO: 'Alameda das Acácias, 10; Jardim Europa; CRECI 00.000-J' },
  );
  const { id } = await site.db
    .insertInto('broker')
    .values({
      slug: 'marina-couto',
      name: 'Marina Couto',
      creci: '123.456-F',
      phone: '(11) 90000-0000',
      active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.db
    .updateTable('property')
    .set({ broker_id: id })
    .where('id', '=', site.ids.get('VENDA')!)
    .execute();
});
afterAll(() => site.close());

const path = (reference: string, word = 'venda', phase = 'usado') =>
  `/dossie/${phase}/${word}/${site.ids.get(reference)}`;
const sheets = async (address: string) => {
  const { html, status } = await site.get(address);
  return {
    html,
    status,
    words: text(html.slice(html.indexOf('<main')).replace(/<\/(?:p|dt|dd|h\d|li|span)>/g, ' ')),
  };
};

describe('a property’s dossier', () => {
  test('shows facts, price, broker and page address on two sheets', async () => {
    const { html, words, status } = await sheets(path('VENDA'));
    expect(status).toBe(200);
    expect(html.match(/class="folha-a4"/g)).toHaveLength(2);
    expect(heading(html)).toBe('Casa de pedra');
    expect(words).toContain('Venda R$ 11.200.000');
    expect(words).toMatch(/Marina Couto CRECI 123\.456-F \(11\) 90000-0000/);
    expect(words).toMatch(/Bossa Nova, CRECI 00\.000-J/);
    expect(html).toContain('role="img" aria-label="Desenho do lugar: Moema, perto de Ibirapuera');
    expect(words).toContain('Desenho nosso, sem ruas.');
    expect(words).not.toMatch(/° S/);
    expect(words).toContain(
      `example.com.br/usado/venda/sao-paulo/moema/casa-de-pedra/${site.ids.get('VENDA')}`,
    );
    expect(words).toContain(' ...');
    expect(meta(html, 'robots')).toBe('noindex,follow');
  });

  test('a rental tells the month’s cost, all told', async () => {
    const { words } = await sheets(path('ALUGUEL', 'aluguel'));
    expect(words).toContain('Aluguel R$ 18.000 /mês');
    expect(words).toMatch(/R\$ 22\.000/);
  });

  test('hides a breve lançamento’s price and a hidden place’s street and point', async () => {
    expect((await sheets(path('BREVE', 'venda', 'novo'))).html).not.toContain('4.321');
    const { html, words } = await sheets(path('ESCONDIDO'));
    expect(html).not.toContain('Rua Secreta');
    // One coordinate alone may be the same by chance.
    expect([secret.lat, secret.lng].every((each) => html.includes(String(each)))).toBe(false);
    expect(words).toMatch(/O círculo tem 500 metros de raio\..*O endereço exato é informado na visita\./);
  });

  test('a hostile title stays a text', async () => {
    const { html } = await sheets(path('HOSTIL'));
    expect(heading(html)).toBe('</h1><script>alert(1)</script>');
    expect(html).not.toContain('<script>alert');
  });

  test('its code is a picture of the page’s address', async () => {
    const { status, headers, html } = await site.get(`${path('VENDA')}/qr-code`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(html).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  });
});

describe('any other address', () => {
  test.each([
    ['an unknown id', '/dossie/usado/venda/999999'],
    ['no number', '/dossie/usado/venda/casa'],
    ['an unknown phase', '/dossie/velho/venda/1'],
    ['an unknown negotiation', '/dossie/usado/troca/1'],
  ])('%s is a 404', async (_, address) => {
    expect((await site.get(address)).status).toBe(404);
    expect((await site.get(`${address}/qr-code`)).status).toBe(404);
  });

  test('answers 404 without the offer; redirects a wrong phase and a gone one', async () => {
    expect((await site.get(path('VENDA', 'aluguel'))).status).toBe(404);
    const moved = await site.get(path('VENDA', 'venda', 'novo'));
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path('VENDA')]);
    const gone = await site.get(path('FORA'));
    expect([gone.status, gone.headers.get('location')]).toEqual([
      302,
      `/imovel-indisponivel/usado/venda/${site.ids.get('FORA')}`,
    ]);
  });

  test('prints a recently seen property when the back end fails, else 503', async () => {
    await site.get(path('HOSTIL'));
    const { status } = await site.whileDown(() => site.get(path('HOSTIL')));
    expect(status).toBe(200);
    const unseen = await site.whileDown(() => site.get('/dossie/usado/venda/424242'));
    expect(unseen.status).toBe(503);
  });
});

test('the page’s own link leads there', async () => {
  const { headers } = await site.get(`/usado/venda/x/${site.ids.get('VENDA')}`);
  const { html } = await site.get(new URL(headers.get('location')!, siteUrl).pathname);
  expect(html).toContain(`href="${path('VENDA')}"`);
});
