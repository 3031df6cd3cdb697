import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from '../imoveis/site';
import { changedTables, readAllTables, linksOf, oneClick } from '../email/email-links';
import { emailsTo } from '../support/emails';

let count = 0;
const name = 'Clara Nunes';

describe('the pages of a subscription', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  const here = (url: string) => site.origin + new URL(url).pathname + new URL(url).search;
  const read = async (url: string) => (await fetch(url)).text();
  const press = (url: string, acao: string) => oneClick(url, { body: new URLSearchParams({ acao }) });
  const states = async () =>
    (await site.db.selectFrom('subscription').select('state').orderBy('id').execute()).map(
      ({ state }) => state,
    );
  /** Somebody who has just subscribed in the footer of a listing; the link of the letter. */
  async function subscribed() {
    const email = `clara-${(count += 1)}@exemplo.com.br`;
    const referer = 'https://www.example.com.br/imoveis/venda?suites=2';
    await site.post('/recursos/newsletter', { nome: name, email }, { referer });
    const [sentEmail] = await emailsTo(site.db, email);
    return {
      email,
      letter: sentEmail!,
      link: here(linksOf(sentEmail!).find((url) => url.includes('token='))!),
    };
  }

  it('confirm by their button only; opening the e-mail’s link does nothing', async () => {
    const { email, link, letter: sentEmail } = await subscribed();
    expect(sentEmail.text).not.toContain('Clara');
    const before = await readAllTables(site.db);
    const pageText = await read(link);
    expect(pageText).toMatch(/Enviaremos <!-- -->a newsletter<!-- -->|Enviaremos a newsletter a c•••\d@/);
    expect(pageText).not.toContain(email);
    expect(changedTables(before, await readAllTables(site.db))).toEqual([]);
    const pressed = await press(link, 'confirmar');
    expect([pressed.status, here(new URL(pressed.headers.get('Location')!, site.origin).href)]).toEqual([
      303,
      link,
    ]);
    expect((await states()).at(-1)).toBe('confirmed');
    expect(await read(link)).toContain('Assinatura confirmada.');
    const row = await site.db
      .selectFrom('subscription')
      .select('page')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.page).toBe('/imoveis/venda');
  });

  it('unsubscribe by one click, in both body types, and by their button', async () => {
    for (const click of [
      (url: string) => oneClick(url),
      (url: string) => {
        const body = new FormData();
        body.set('List-Unsubscribe', 'One-Click');
        return oneClick(url, { body });
      },
      (url: string) => press(url, 'sair'),
    ]) {
      const { email, link } = await subscribed();
      await press(link, 'confirmar');
      const { leave_token } = await site.db
        .selectFrom('subscription')
        .select('leave_token')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const leaving = `${site.origin}/newsletter/sair?token=${leave_token}`;
      expect(await read(leaving)).toContain('Sair da lista');
      expect((await states()).at(-1)).toBe('confirmed');
      expect([200, 303]).toContain((await click(leaving)).status);
      expect((await states()).at(-1)).toBe('left');
      expect(await read(leaving)).toContain('Pronto, você saiu.');
      expect((await click(leaving)).status).toBeLessThan(400);
    }
  });

  it('show an invalid link’s message, with no-store and no-referrer', async () => {
    for (const [path, says] of [
      ['/newsletter/confirmar', 'Este link já não vale.'],
      ['/newsletter/sair', 'Não há assinatura com este link.'],
    ] as const)
      for (const query of ['', '?token=wrong', `?token=${'x'.repeat(300)}`]) {
        const answer = await fetch(site.origin + path + query);
        expect([path, query.length, answer.status]).toEqual([path, query.length, 200]);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
        expect(await answer.text()).toContain(says);
        expect((await oneClick(site.origin + path + query)).status).toBeLessThan(400);
      }
  });

  it('thank a known and an unknown address with the same message', async () => {
    const { email, link } = await subscribed();
    await press(link, 'confirmar');
    const texts = [];
    for (const address of [email, 'nova@exemplo.com.br']) {
      const { headers } = await site.post('/recursos/newsletter', { nome: name, email: address });
      texts.push(decodeURIComponent(headers.get('Set-Cookie')!));
    }
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toContain(
      'Obrigado por se cadastrar em nossa newsletter. Se este e-mail ainda não estiver confirmado, abra a carta que enviamos e confirme.',
    );
  });
});
