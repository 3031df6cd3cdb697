import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { field, heading, meta, text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { buttonForm } from '../support/button-form';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let clara: Awaited<ReturnType<typeof signedInVisitor>>;
let folder: string;
beforeAll(async () => {
  site = await openSite([
    makeListing({ reference: 'CASA', title: 'Casa de pedra', photos: [] }),
    makeListing({ reference: 'LOFT', title: 'Loft no centro', photos: [] }),
    makeListing({ reference: 'FORA', title: 'Já vendida', available: false, photos: [] }),
  ]);
  clara = await signedInVisitor(site, { name: 'Clara Nunes Guimarães', email: 'clara@exemplo.com.br' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('folder').execute();
  for (const reference of ['FORA', 'LOFT', 'CASA'])
    await clara.customer.keepInFolder(
      { code: code(reference), condition: 'used', negotiation: 'sell' },
      { name: 'Casa da família' },
    );
  folder = (await clara.customer.folders())[0]!.id;
});

const code = (reference: string) => site.ids.get(reference)!;
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const words = (html: string) =>
  text(main(html).replace(/<\/(?:p|h2|a|li|span|div|b)>/g, ' ')).replace(/\s+/g, ' ');
const sharePage = () => `/area-do-cliente/meus-favoritos/${folder}/compartilhar`;
const own = (path: string, cookie = clara.cookie) => site.get(path, { headers: { cookie } });
const invited = (token: string) => `/pasta?convite=${token}`;
const link = async () => (await clara.customer.makeLink(folder, { days: 30 })).token;
const say = (token: string, reference: string, fields: Record<string, string>) =>
  site.post(invited(token), { acao: 'responder', imovel: String(code(reference)), ...fields });
/** Answers that are pressed, of all properties. */
const pressed = (html: string) =>
  [...html.matchAll(/<button(?=[^>]*aria-pressed="true")[^>]*value="(\w+)"/g)].map(([, value]) => value);
const cookieOf = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((each) => each.includes(`${name}=`))!
    .split(';')[0]!;

describe('the owner', () => {
  test('creates a link and shows it once; notes are hidden unless ticked', async () => {
    const { html } = await own(sharePage());
    expect(field(html, 'validade', '30').checked).toBe(true);
    expect(field(html, 'notas').checked).toBe(false);
    const made = await site.post(sharePage(), { acao: 'criar', validade: '7' }, { cookie: clara.cookie });
    expect([made.status, made.headers.get('location')]).toEqual([303, sharePage()]);
    const carried = `${clara.cookie}; ${cookieOf(made.headers, 'link-novo')}`;
    const shown = await own(sharePage(), carried);
    const address = /value="([^"]*\/pasta\?convite=[^"]*)"/.exec(shown.html)![1]!;
    expect(address).toMatch(new RegExp(`^${siteUrl}/pasta\\?convite=[0-9a-f]{32}$`));
    expect(shown.headers.getSetCookie().join()).toMatch(/link-novo=; Max-Age=0/);
    const again = await own(sharePage());
    expect(again.html).not.toContain(address);
    expect(words(again.html)).toMatch(/Vale até \d\d\/\d\d\/\d{4} criado hoje, ainda não aberto/);
    expect((await site.get(new URL(address).pathname + new URL(address).search)).status).toBe(200);
  });

  test('revoking a link closes it at once; reopening restores its reactions', async () => {
    const token = await link();
    await say(token, 'CASA', { resposta: 'yes' });
    const [{ id } = { id: 0 }] = (await clara.customer.sharing(folder)).links;
    const press = (acao: string) =>
      site.post(sharePage(), { acao, link: String(id) }, { cookie: clara.cookie });
    await press('revogar');
    expect((await site.get(invited(token))).status).toBe(404);
    expect(words((await own(sharePage())).html)).toMatch(/Revogado em .* Reabrir Apagar agora|Revogado em/);
    await press('reabrir');
    expect((await site.get(invited(token))).status).toBe(200);
    await press('apagar');
    expect((await clara.customer.sharing(folder)).links).toEqual([]);
  });

  test('does the same in the dialog; each answer has the current links', async () => {
    const action = `/area-do-cliente/meus-favoritos/${folder}/links`;
    const headers = { cookie: clara.cookie, accept: 'application/json' };
    const shown = await site.get(action, { headers });
    expect(shown.headers.get('cache-control')).toMatch(/no-store/);
    expect(JSON.parse(shown.html)).toMatchObject({ folder: { name: 'Casa da família' }, address: null });
    const press = async (fields: Record<string, string>) =>
      JSON.parse((await site.post(action, fields, headers)).html);

    const { address, made, section } = await press({ acao: 'criar', validade: 'sem-prazo' });
    expect(section.value).toMatchObject([{ id: made, isOpen: true, title: 'Vale sem prazo' }]);
    const { pathname, search } = new URL(address);
    expect((await site.get(pathname + search)).status).toBe(200);
    expect(JSON.parse((await site.get(action, { headers })).html).address).toBeNull();
    expect(await press({ acao: 'revogar', link: String(made) })).toMatchObject({
      address: null,
      said: { tone: 'success', text: 'Link revogado: não abre mais.' },
      section: { value: [{ id: made, isOpen: false }] },
    });
    expect((await site.get(pathname + search)).status).toBe(404);
    for (const _ of Array(5)) await link();
    expect(await press({ acao: 'reabrir', link: String(made) })).toMatchObject({
      said: { tone: 'danger', text: expect.stringContaining('já tem 5 links') },
    });
    const { status, headers: answer } = await site.get(action, { headers: { cookie: clara.cookie } });
    expect([status, answer.get('location')]).toEqual([302, sharePage()]);
  });

  test('reacts in the folder, then sees the guest’s reaction and the match', async () => {
    const token = await link();
    await site.post(invited(token), { acao: 'nome', nome: 'Rafael' });
    await say(token, 'CASA', { resposta: 'yes', recado: 'A planta é a melhor.' });
    const page = `/area-do-cliente/meus-favoritos/${folder}`;
    const before = await own(page);
    expect(words(before.html)).toContain('Rafael já respondeu. Responda para ver.');
    expect(before.html).not.toContain('A planta é a melhor.');
    const answered = await site.post(
      `${page}/opiniao`,
      { imovel: String(code('CASA')), resposta: 'yes', volta: page },
      { cookie: clara.cookie },
    );
    expect([answered.status, answered.headers.get('location')]).toEqual([
      303,
      `${page}#imovel-${code('CASA')}`,
    ]);
    const after = words((await own(page)).html);
    expect(after).toMatch(/Compartilhada com Rafael até \d\d\/\d\d\/\d{4}\. Vocês dois disseram sim a 1\./);
    expect(after).toContain('Rafael disse sim. A planta é a melhor.');
    expect(after).toContain('Vocês concordam.');
  });

  test.each([
    ['/area-do-cliente/meus-favoritos/999999/compartilhar', { acao: 'criar', validade: '7' }],
    ['/area-do-cliente/meus-favoritos/999999/links', { acao: 'criar', validade: '7' }],
    ['/area-do-cliente/meus-favoritos/999999/opiniao', { imovel: '1', resposta: 'yes' }],
  ])('%s of nobody’s folder is not there', async (path, fields) => {
    expect((await site.post(path, fields, { cookie: clara.cookie })).status).toBe(404);
  });
});

describe('a guest', () => {
  test('sees the folder without an account, with the owner’s first name only', async () => {
    await clara.customer.writeNote(code('CASA'), 'Luz da manhã na sala.');
    const { status, headers, html } = await site.get(invited(await link()));
    expect([status, heading(html)]).toEqual([200, 'Casa da família']);
    expect(words(html)).toContain('Clara separou 3 imóveis');
    expect(words(html)).toContain('Saiu de oferta');
    for (const secret of ['Nunes', 'Guimarães', 'clara@exemplo', 'Luz da manhã'])
      expect(html).not.toContain(secret);
    expect(meta(html, 'robots')).toBe('noindex');
    expect(headers.get('cache-control')).toMatch(/no-store/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!www\.example\.com\.br)/);
  });

  test('reacts to a property by form, and then sees the owner’s reaction', async () => {
    const token = await link();
    await clara.customer.answerAsOwner(folder, code('CASA'), 'yes');
    expect(words((await site.get(invited(token))).html)).not.toContain('Clara disse');
    const { status, headers } = await say(token, 'CASA', { resposta: 'yes', recado: 'Sim!' });
    expect([status, headers.get('location')]).toEqual([
      303,
      `${invited(token)}&respondido=${code('CASA')}#i${code('CASA')}`,
    ]);
    const { html } = await site.get(`${invited(token)}&respondido=${code('CASA')}`);
    expect(pressed(html)).toEqual(['yes']);
    expect(words(html)).toContain('Clara disse sim. Vocês concordam.');
    expect((await clara.customer.sharing(folder)).links[0]!.openings).toBe(1);
  });

  test('is accepted with the null Origin that some browsers send', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const { status } = await site.post(invited(await link()), { acao: 'nome', nome: 'Rafael' }, headers);
    expect(status).toBe(303);
  });

  test.each([
    ['no answer', { recado: 'Oi' }, 'Escolha sim, talvez ou não'],
    ['a long note', { resposta: 'no', recado: 'x'.repeat(301) }, 'Escreva no máximo 300 caracteres'],
  ])('is told what is wrong with %s, and what was typed stays', async (_, fields, message) => {
    const { status, html } = await say(await link(), 'LOFT', fields);
    expect(status).toBe(400);
    expect(words(html)).toContain(message);
    expect(html).toContain(fields.recado);
    expect(html.match(/<details open=""/g)).toHaveLength(1);
    expect(pressed(html)).toEqual('resposta' in fields ? [fields.resposta] : []);
  });

  test('has one form per property, whose note is folded, and one to compare', async () => {
    const { html } = await site.get(invited(await link()));
    expect(html.match(/<form class="convite__resposta"/g)).toHaveLength(3);
    expect(html.match(/<details><summary>/g)).toHaveLength(3);
    expect(main(html)).not.toContain('type="checkbox"');
    expect(field(html, 'ids').value).toBe([code('CASA'), code('LOFT')].join(','));
  });

  test('saves an answer by its button alone, as a browser without scripts', async () => {
    const token = await link();
    const { html } = await site.get(invited(token));
    const form = buttonForm(html, 'Talvez');
    await site.post(form.action!.split('#')[0]!, form.fields);
    expect(pressed((await site.get(invited(token))).html)).toEqual(['maybe']);
  });

  test('deletes all that they have said', async () => {
    const token = await link();
    await site.post(invited(token), { acao: 'nome', nome: 'Rafael' });
    await say(token, 'CASA', { resposta: 'no' });
    await site.post(invited(token), { acao: 'apagar' });
    const { html } = await site.get(invited(token));
    expect(field(html, 'nome').value).toBe('');
    expect(pressed(html)).toEqual([]);
    expect(words(html)).not.toContain('Apagar minhas respostas');
  });

  test('compares by the link what they may see, and nobody else sees any of it', async () => {
    const token = await link();
    await clara.customer.answerAsOwner(folder, code('LOFT'), 'no');
    await say(token, 'CASA', { resposta: 'maybe', recado: 'Longe.' });
    await say(token, 'LOFT', { resposta: 'no' });
    const address = `/comparar?ids=${code('CASA')},${code('LOFT')}`;
    const guests = await site.get(`${address}&convite=${token}`);
    expect(words(guests.html)).toMatch(/Você ?Talvez ?Longe\. ?Não ?Clara ?— nada ainda ?Não/);
    expect(guests.headers.get('referrer-policy')).toBe('no-referrer');
    expect(guests.headers.get('cache-control')).toMatch(/no-store/);
    expect(field(guests.html, 'convite').value).toBe(token);
    expect(words((await own(address)).html)).toMatch(/Seu convidado.*já respondeu; aparece depois/);
    expect(words((await site.get(address)).html)).not.toMatch(/Talvez|nada ainda|já respondeu/);
    // The client area's tabs are of who is signed in, on a page of their own.
    const tabs = 'aria-label="Área do cliente"';
    expect((await own(address)).html).toContain(tabs);
    for (const page of [guests, await site.get(address), await own(`${address}&convite=${token}`)])
      expect(page.html).not.toContain(tabs);
  });
});

test('offers no sharing and opens no link when the back end lacks the call', async () => {
  const token = await link();
  await site.without(['sharedFolder', '/links'], async () => {
    expect((await site.get(invited(token))).status).toBe(404);
    expect((await own(sharePage())).status).toBe(404);
    expect((await own(`/area-do-cliente/meus-favoritos/${folder}`)).html).not.toContain('/compartilhar');
  });
});
