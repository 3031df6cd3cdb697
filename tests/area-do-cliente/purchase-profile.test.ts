import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formErrors } from '@domain/search/form-errors';
import { retention } from '@domain/people/privacy';
import { maxProfilePlaces } from '@domain/purchase-profile/limits';
import { openSite } from '../imoveis/site';
import { text } from '../imoveis/markup';
import { makeListing } from '../support/catalogue';
import { openProfile, type Site, readOutcome } from './open-profile';

const page = '/area-do-cliente/meu-perfil-de-compra';
const [moema, leblon] = ['Moema, São Paulo', 'Leblon, Rio de Janeiro'];

let site: Site;
let visitor: Awaited<ReturnType<typeof openProfile>>;
beforeAll(async () => {
  site = await openSite([
    makeListing(),
    makeListing({
      state: 'RJ',
      city: 'Rio de Janeiro',
      district: 'Leblon',
      point: { lat: -22.98, lng: -43.22 },
    }),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  visitor = await openProfile(site);
});

const send = (fields: Record<string, string | readonly string[]>, acao = 'salvar') => {
  const pairs = Object.entries({ acao, ...fields }).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  return site.get(page, {
    method: 'POST',
    body: new URLSearchParams(pairs),
    headers: { cookie: visitor.cookie },
  });
};
const storedProfile = async () => (await visitor.customer.purchaseProfile()).profile;
const leads = () =>
  site.db.selectFrom('lead').selectAll().where('email', '=', visitor.account.email).execute();
const everything = {
  objetivo: 'Procuro a segunda residência',
  'novo-lugar': 'moema, sao paulo',
  tipo: 'Casa',
  fase: 'Usado',
  quartos: '4',
  suites: '3',
  vagas: '2',
  'preco-min': '4.000.000',
  'preco-max': '9.000.000',
  prazo: 'Sem pressa',
  contato: 'WhatsApp',
};

describe('the purchase profile', () => {
  test('starts empty, saves empty or full, and creates no lead', async () => {
    const { html, headers } = await visitor.see(page);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(text(html)).toContain(`por ${retention.purchaseProfileMonths} meses sem uso`);
    expect(html).not.toMatch(/Apagar este perfil|Criar pesquisas|name="ligar"[^>]*checked/);
    expect(readOutcome(await send({}))).toMatchObject({ status: 303, to: page, text: 'Perfil salvo.' });
    expect(await storedProfile()).toMatchObject({ places: [], tipology: [] });
    await send(everything);
    expect(await storedProfile()).toMatchObject({
      objective: 'Procuro a segunda residência',
      places: [moema],
      tipology: ['Casa'],
      fase: ['Usado'],
      rooms: 4,
      suites: 3,
      garage: 2,
      price_min: 4_000_000,
      price_max: 9_000_000,
      close_prevision: 'Sem pressa',
      contact_preference: 'WhatsApp',
    });
    expect(await leads()).toEqual([]);
    const shown = (await visitor.see(page)).html;
    expect(shown).toMatch(
      /name="lugar"[^>]*value="Moema, São Paulo"[^>]*checked|checked=""[^>]*value="Moema, São Paulo"/,
    );
    expect(shown).toMatch(/value="9\.000\.000"/);
  });

  test('adds known places by name and removes only the unticked ones', async () => {
    await send({ 'novo-lugar': moema });
    await send({ 'novo-lugar': leblon, lugar: moema });
    expect((await storedProfile())?.places).toEqual([moema, leblon]);
    await send({ lugar: [leblon, 'Um lugar que ninguém guardou'] });
    expect((await storedProfile())?.places).toEqual([leblon]);
    await send({ prazo: 'Prefiro não dizer' });
    expect((await storedProfile())?.places).toEqual([]);
    expect((await storedProfile())?.close_prevision ?? null).toBeNull();
  });

  test.each([
    [{ 'novo-lugar': 'Atlântida' }, 'Não conhecemos este lugar. Confira o nome.'],
    [{ 'preco-min': '9', 'preco-max': '3' }, formErrors.price],
    [{ objetivo: 'Outra coisa' }, 'Escolha uma das opções'],
    [{ quartos: '6' }, 'Escolha uma das opções'],
  ])('%j is refused beside its field, and nothing is kept', async (fields, message) => {
    const { status, html } = await send({ contato: 'E-mail', ...fields });
    expect(status).toBe(400);
    expect(text(html)).toContain(message);
    expect(html).toMatch(/value="E-mail"[^>]*checked|checked=""[^>]*value="E-mail"/);
    expect(await storedProfile()).toBeNull();
  });

  test('names eight places at most, and says so; one that goes makes room', async () => {
    const places = Array.from({ length: maxProfilePlaces }, (_, index) => `Lugar ${index + 1}, Cidade`);
    await visitor.customer.savePurchaseProfile({ places });
    const { status, html } = await send({ lugar: places, 'novo-lugar': moema });
    expect([status, text(html).includes('São até 8 lugares. Tire um para pôr outro.')]).toEqual([400, true]);
    expect((await storedProfile())?.places).toEqual(places);
    expect((await send({ lugar: places.slice(1), 'novo-lugar': moema })).status).toBe(303);
    expect((await storedProfile())?.places).toEqual([...places.slice(1), moema]);
  });

  test('creates one lead when a broker may call, also if sent twice', async () => {
    const campanha = JSON.stringify({
      source: 'carta',
      expires: new Date(Date.now() + 60_000).toISOString(),
    });
    for (const _ of [1, 2])
      expect(readOutcome(await send({ ...everything, ligar: 'sim', campanha })).text).toContain(
        'Um consultor vai procurar você.',
      );
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      kind: 'no-reference',
      message: expect.stringContaining(moema),
      campaign: { source: 'carta' },
    });
  });

  test('asks nobody to call where a place is added while the box is ticked', async () => {
    expect(readOutcome(await send({ ...everything, ligar: 'sim', adicionar: 'sim' })).text).toBe(
      'Perfil salvo.',
    );
    expect([(await storedProfile())?.places, await leads()]).toEqual([[moema], []]);
  });

  test('shows the match count of each place as the search does, with a link', async () => {
    const shown = async () => {
      const { html } = await visitor.see(page);
      return text(/<div class="form__pe">.*?<\/form>/s.exec(html)![0]);
    };
    expect(await shown()).toBe('Salvar perfil');
    await send({});
    expect(await shown()).toContain('Hoje, cerca de 2 imóveis à venda combinam. Ver');
    await send({ 'novo-lugar': moema });
    expect(await shown()).toContain('Hoje, cerca de 1 imóvel à venda combina. Ver');
    expect((await visitor.see(page)).html).toContain('href="/imoveis/venda/moema');
    await send({ 'novo-lugar': leblon, lugar: moema });
    expect(await shown()).toContain(`${moema}, cerca de 1${leblon}, cerca de 1`);
    await send({ lugar: moema, 'preco-max': '10.000' });
    expect(await shown()).toContain('Hoje, nenhum imóvel à venda combina.');
  });

  test('creates one saved search per place and lists the ignored answers', async () => {
    expect(readOutcome(await send({}, 'criar-pesquisas')).text).toContain('Diga ao menos um lugar');
    await send({ ...everything, 'novo-lugar': moema });
    await send({ ...everything, 'novo-lugar': leblon, lugar: moema });
    for (const _ of [1, 2])
      expect(readOutcome(await send({}, 'criar-pesquisas')).text).toBe(
        '2 pesquisas salvas, à venda. Nelas não entram o objetivo, o prazo e a forma de contato.',
      );
    const { data } = await visitor.customer.savedSearches();
    expect(data.map(({ name }) => name).sort()).toEqual([leblon, moema]);
    expect(data[0]!.filters).toMatchObject({ propertyType: ['casa'], dorms: 4, condition: ['used'] });
  });

  test('is erased at once', async () => {
    await send(everything);
    expect(readOutcome(await send({}, 'apagar')).text).toBe('O seu perfil de compra foi apagado.');
    expect([await storedProfile(), (await visitor.see(page)).html.includes('Apagar este perfil')]).toEqual([
      null,
      false,
    ]);
  });

  test('knows no other button', async () => {
    expect((await send({}, '__proto__')).status).toBe(400);
  });
});
