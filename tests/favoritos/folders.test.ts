import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeFlash } from '~/domain/snackbar';
import { field, heading, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { cookieOf } from '../sign-in/visitor';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let visitor: Awaited<ReturnType<typeof signedInVisitor>>;
beforeAll(async () => {
  site = await openSite([
    makeListing({ reference: 'CASA', title: 'Casa de vila', sellPrice: 1_200_000 }),
    makeListing({ reference: 'LOFT', title: 'Loft no centro' }),
    makeListing({ reference: 'FORA', title: 'Já vendido', available: false, sellPrice: 900_000 }),
  ]);
  visitor = await signedInVisitor(site, { email: 'clara@exemplo.com.br' });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['folder', 'folder_removal', 'home_note'] as const)
    await site.db.deleteFrom(table).execute();
});

const favorites = '/area-do-cliente/meus-favoritos';
const code = (reference: string) => site.ids.get(reference)!;
const home = (reference: string) =>
  ({ code: code(reference), condition: 'used', negotiation: 'sell' }) as const;
const page = (path: string) => site.get(path, { headers: { cookie: visitor.cookie } });
const post = (path: string, fields: Record<string, string>) =>
  site.post(path, fields, { cookie: visitor.cookie });
/** Keeps homes in a folder and gives its page. */
async function folderOf(name: string, ...references: string[]): Promise<string> {
  const { customer } = visitor;
  await customer.makeFolder(name).catch(() => undefined);
  for (const reference of references) await customer.keepInFolder(home(reference), { name });
  return `${favorites}/${(await customer.folders()).find((each) => each.name === name)!.id}`;
}
const flashOf = ({ headers }: { headers: Headers }) => decodeFlash(cookieOf(headers));
const mainOf = ({ html }: { html: string }) => text(html.slice(html.indexOf('<main')));

describe('a folder’s page', () => {
  test('shows newest first, changes, notes, and last prices of gone ones', async () => {
    const folder = await folderOf('Praia', 'FORA', 'CASA');
    await site.db.updateTable('folder_item').set({ price: 1_000_000 }).execute();
    await visitor.customer.writeNote(code('CASA'), 'Perguntar do muro <b>');
    const shown = await page(folder);
    expect(heading(shown.html)).toBe('Praia');
    expect(mainOf(shown)).toMatch(
      /Casa de vila.*subiu R\$.200\.000 desde que você guardou, em .*; era R\$.1\.000\.000.*Perguntar do muro.*Saiu do ar em \d\d\/.*Já vendido.*último preço R\$.900\.000.*Ver parecidos/s,
    );
    expect(shown.html).toContain('Perguntar do muro &lt;b&gt;');
    expect(shown.html).toContain(`href="/imovel-indisponivel/usado/venda/${code('FORA')}"`);
    // One alone is set beside nothing.
    expect(shown.html).not.toContain('form="comparar"');
    await folderOf('Praia', 'LOFT');
    expect((await page(folder)).html.match(/form="comparar"/g)).toHaveLength(2);
  });

  test('keeps what was typed of a note that is too long, and says so', async () => {
    const folder = await folderOf('Praia', 'CASA');
    const long = 'x'.repeat(1_001);
    const answer = await post(folder, { imovel: String(code('CASA')), nota: long });
    expect(answer.status).toBe(400);
    expect(mainOf(answer)).toContain('Escreva no máximo 1.000 caracteres');
    expect(answer.html).toContain(long);
  });

  test('says that the back end does not answer', async () => {
    expect((await site.whileDown(() => page(favorites))).status).toBe(200);
  });

  test('a folder that the back end does not send can be tried again', async () => {
    const folder = await folderOf('Praia', 'CASA');
    const { status, html } = await site.whileDown(() => page(folder));
    expect(status).toBe(503);
    expect(html).toContain('Tivemos um problema ao abrir esta página, tente novamente.');
  });
});

test('a folder’s name that cannot be is told beside it, what was typed kept', async () => {
  for (const path of [`${favorites}/nova`, `${await folderOf('Praia')}/renomear`]) {
    const answer = await post(path, { nomeDaPasta: '...' });
    expect([answer.status, mainOf(answer)]).toEqual([
      400,
      expect.stringContaining('Escolha um nome com letras ou números'),
    ]);
    expect(field(answer.html, 'nomeDaPasta')).toMatchObject({ value: '...', invalid: true });
  }
});

describe('the list of folders', () => {
  test('counts a home of several folders once, and what can be had back', async () => {
    await folderOf('Praia', 'CASA', 'LOFT');
    await folderOf('Campo', 'CASA');
    expect(mainOf(await page(favorites))).toMatch(
      /2 imóveis em 2 pastas.*Campo.*1 imóvel.*Praia.*2 imóveis/s,
    );
    await visitor.customer.removeFavorite(home('CASA'));
    const after = mainOf(await page(favorites));
    expect(after).toMatch(/1 imóvel em 2 pastas.*Recentemente removidos, 1/s);
    expect(mainOf(await page(`${favorites}/removidos`))).toMatch(
      /Casa de vilaDas pastas (Campo, Praia|Praia, Campo)\./,
    );
  });

  test('offers a new folder once', async () => {
    await folderOf('Praia', 'CASA');
    expect(mainOf(await page(favorites)).match(/Nova pasta/g)).toHaveLength(1);
  });

  test('shows each folder’s places, changes and shared link', async () => {
    const folder = await folderOf('Praia', 'CASA', 'LOFT');
    await folderOf('Vazia');
    const { customer } = visitor;
    const id = folder.split('/').at(-1)!;
    expect(mainOf(await page(favorites))).toMatch(/2 imóveis, Moema(?!.*(compartilhada|mudança))/s);
    await customer.makeLink(id, { days: 30 });
    expect(mainOf(await page(favorites))).toMatch(/compartilhada por link até \d\d\/\d\d\/\d{4}/);
    await customer.makeLink(id, { days: null });
    expect(mainOf(await page(favorites))).toMatch(/compartilhada por link(?! até)/);
    for (const link of (await customer.sharing(id)).links) await customer.revokeLink(id, link.id);
    expect(mainOf(await page(favorites))).not.toContain('compartilhada');
  });
});

test('favorite e-mails are off until chosen, with the chosen frequency', async () => {
  await folderOf('Praia', 'CASA');
  expect(mainOf(await page(favorites))).toContain(
    'Hoje não escrevemos quando um imóvel guardado cai de preço ou sai do ar.',
  );
  const saved = await post(favorites, { acao: 'cartas', frequencia: 'daily' });
  expect([saved.status, flashOf(saved)!.text]).toEqual([303, 'Avisamos por dia, às 8h, se houver novidade.']);
  const shown = await page(favorites);
  expect(mainOf(shown)).toContain('Escrevemos uma vez por dia, às 8h, quando um imóvel');
  expect(shown.html).toMatch(/<input[^>]*checked=""[^>]*value="daily"|value="daily"[^>]*checked=""/);
});

test('a removal can be undone by its button, which returns to the page', async () => {
  const folder = await folderOf('Praia', 'CASA', 'LOFT');
  const taken = await post(folder, { acao: 'tirar', imovel: String(code('CASA')) });
  expect([taken.status, taken.headers.get('Location')]).toEqual([303, folder]);
  const { text: message, action } = flashOf(taken)!;
  expect(message).toMatch(
    /^“Casa de vila” saiu da pasta\. Fica em Recentemente removidos até \d\d\/\d\d\/\d{4}\.$/,
  );
  const undone = await post(action!.href, { ...action!.fields });
  expect([undone.status, undone.headers.get('Location')]).toEqual([303, folder]);
  expect(mainOf(await page(folder))).toContain('Casa de vila');
  // Once more it changes nothing.
  expect((await post(action!.href, { ...action!.fields })).status).toBe(303);
});

test('a folder is restored by a press alone, never by an address', async () => {
  const folder = await folderOf('Praia', 'CASA');
  const press = { acao: 'restaurar-pasta', pasta: folder.split('/').at(-1)! };
  expect((await post(`${folder}/esvaziar`, {})).status).toBe(303);
  const restored = async (work: () => Promise<unknown>) =>
    (await site.hearing(work)).filter(({ call }) => call.endsWith('/restore')).length;
  const visits = async () => {
    for (const path of [favorites, folder, `${folder}/esvaziar`])
      await page(`${path}?${new URLSearchParams(press)}`);
  };
  expect(await restored(visits)).toBe(0);
  expect(await restored(() => post(favorites, { ...press, volta: folder }))).toBe(1);
  expect(mainOf(await page(folder))).toContain('Casa de vila');
});

test('erases one removal or all for good on the page of removals', async () => {
  const folder = await folderOf('Praia', 'CASA', 'LOFT', 'FORA');
  const take = async (reference: string) =>
    flashOf(await post(folder, { acao: 'tirar', imovel: String(code(reference)) }))!.action!;
  const [casa, loft] = [await take('CASA'), await take('LOFT')];
  await take('FORA');
  const removed = `${favorites}/removidos`;
  const erase = async (fields: Record<string, string>) => {
    const erased = await post(favorites, { ...fields, volta: removed });
    expect([erased.status, erased.headers.get('Location')]).toEqual([303, removed]);
    return mainOf(await page(removed));
  };
  const left = await erase({ acao: 'apagar-remocao', remocao: casa.fields!.remocao! });
  expect(left).not.toContain('Casa de vila');
  expect(left).toMatch(/Loft no centro.*Restaurar.*Apagar agora/s);
  expect((await post(casa.href, { ...casa.fields })).status).toBe(404);
  expect(await erase({ acao: 'apagar' })).toContain('Não há nada aqui agora.');
  expect((await post(loft.href, { ...loft.fields })).status).toBe(404);
  expect(mainOf(await page(folder))).not.toMatch(/Casa de vila|Loft no centro/);
});

test.each([
  ['a press that says nothing', favorites, { acao: 'voar' }, 400],
  ['letters as often as nobody writes', favorites, { acao: 'cartas', frequencia: 'hourly' }, 400],
  ['an act of nobody', favorites, { acao: 'restaurar', remocao: '2147483647' }, 404],
  ['the end of an act of nobody', favorites, { acao: 'apagar-remocao', remocao: '2147483647' }, 404],
  ['the end of no act', favorites, { acao: 'apagar-remocao', remocao: 'x' }, 400],
  ['a folder of nobody', `${favorites}/999/esvaziar`, {}, 404],
  ['a folder that is no number', `${favorites}/x/remover`, {}, 404],
  ['a home that is not there', `${favorites}/999/mover/1`, { pasta: 'nova', nomeDaPasta: 'A' }, 404],
  ['a heart of no home', `${favorites}/guardar?imovel=x`, { pasta: 'nova', nomeDaPasta: 'A' }, 400],
])('%s is refused', async (_what, path, fields, status) => {
  expect((await post(path, fields as Record<string, string>)).status).toBe(status);
});

test('a property moves to the folder chosen at its button, and on to others', async () => {
  await visitor.customer.addFavorite(home('CASA'));
  const choice = `${favorites}/guardar?imovel=usado/venda/${code('CASA')}&volta=/imoveis/venda`;
  const wrong = await post(choice, { pasta: 'nova', nomeDaPasta: ' ' });
  expect([wrong.status, mainOf(wrong)]).toEqual([400, expect.stringContaining('Dê um nome à pasta')]);
  const { html: ofWindow } = await page(`/recursos/favoritos${choice.slice(choice.indexOf('?'))}`);
  expect(JSON.parse(ofWindow)).toMatchObject({
    home: code('CASA'),
    folders: [{ name: 'Favoritos', count: 1 }],
  });
  const response = await post(choice, { pasta: 'nova', nomeDaPasta: 'Praia' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/imoveis/venda']);
  const folders = async () =>
    (await visitor.customer.folders()).map(({ name, homes }) => `${name} ${homes.length}`);
  expect(await folders()).toEqual(['Praia 1', 'Favoritos 0']);
  const [praia, favoritos] = await visitor.customer.folders();
  const moved = await post(`${favorites}/${praia!.id}/mover/${code('CASA')}`, {
    pasta: favoritos!.id,
    manter: 'on',
  });
  expect(flashOf(moved)!.text).toBe('O imóvel está em “Favoritos”.');
  expect(await folders()).toEqual(['Favoritos 1', 'Praia 1']);
});
