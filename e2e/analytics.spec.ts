import type { Page } from '@playwright/test';
import { expect, newPerson, test as base } from './support/account';
import { withFailingBackEnd } from './support/failing-back-end';
import { type Googles, standInForGoogle } from './support/google';
import { cardLinks, cards, heading, isMobile, open } from './support/listing';

const listing = '/imoveis/venda/sao-paulo/apartamento';

interface Visited {
  origin: string;
  google: Googles;
}

/** The back end of these stories shares their process, and reads a page the first time slowly: it is known before one is told. */
async function warm(page: Page, origin: string) {
  const get = async (path: string) => {
    let html = '';
    await expect(async () => {
      const answer = await page.request.get(origin + path);
      html = await answer.text();
      expect(answer.status()).toBe(200);
    }).toPass();
    return html;
  };
  await get('/');
  const home = /href="(\/usado\/[^"?]+)"/.exec(await get(listing))![1]!;
  await get(home);
}

/** Stories of a website with a container of Google Tag Manager, whose hosts are stood in for. */
const test = base.extend<{
  story: (tell: (visited: Visited) => Promise<void>, settings?: { EXIT_INTENT?: 'on' }) => Promise<void>;
}>({
  story: async ({ database, page, context }, use) => {
    const google = await standInForGoogle(context);
    await use((tell, settings) =>
      withFailingBackEnd(
        database,
        async ({ origin }) => {
          await warm(page, origin);
          await tell({ origin, google });
          await page.goto('about:blank');
        },
        { GTM_ID: 'GTM-TEST1', ...settings },
      ),
    );
  },
});
test.use({ hasChosenCookies: false });
// Each starts a site of its own, with a container.
test.describe.configure({ timeout: 120_000 });

const choose = (page: Page, origin: string, cookies: string) =>
  page.request.post(`${origin}/recursos/cookies`, { form: { cookies }, maxRedirects: 0 });
const googleCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_g'));
/** What was told by name, in its order; the beginning and commands apart. */
const events = (google: Googles) =>
  google.heard().filter((each): each is { event: string } => 'event' in each && each.event !== 'gtm.js');
const named = (google: Googles, name: string) => events(google).filter(({ event }) => event === name);
const rest = (page: Page) => page.waitForTimeout(2000);

/** A visit: the first page, a search, a home, its window for sharing, a page of the house. */
async function walk(page: Page, origin: string) {
  await open(page, `${origin}/`);
  await rest(page);
  await open(page, origin + listing);
  await cardLinks(page).first().click();
  await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
  await rest(page);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await page.keyboard.press('Escape');
  await page.locator('footer').getByRole('link', { name: 'Contato' }).first().click();
  await expect(heading(page)).toBeVisible();
  await rest(page);
}

test('four visits: nothing is asked of Google before it is allowed, nor where it is refused, nor once it is taken back', async ({
  page,
  context,
  story,
}, info) => {
  test.slow();
  await story(async ({ origin, google }) => {
    const log: [visit: string, asked: string[]][] = [];
    const visit = async (name: string, tell: () => Promise<void>) => {
      google.asked.length = 0;
      await tell();
      log.push([name, [...google.asked]]);
      return google.asked.length;
    };
    expect(await visit('nothing chosen', () => walk(page, origin))).toBe(0);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();

    const refused = await visit('refused', async () => {
      await open(page, `${origin}/`);
      const notice = page.getByRole('region', { name: 'Aviso de cookies' });
      await notice.getByRole('button', { name: 'Recusar' }).click();
      await expect(page.getByText('Sua escolha de cookies foi guardada.')).toBeVisible();
      await walk(page, origin);
    });
    expect(refused).toBe(0);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();

    const allowed = await visit('allowed', async () => {
      await open(page, `${origin}/politica-de-privacidade`);
      expect(google.asked).toEqual([]);
      await page.getByRole('button', { name: 'Aceitar todos' }).click();
      await expect.poll(() => google.asked[0]).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1');
      await walk(page, origin);
    });
    expect(allowed).toBeGreaterThan(5);
    expect(await googleCookies(page)).toEqual(expect.arrayContaining(['_ga', '_ga_TEST', '_gcl_au']));
    const [first, second, where, start] = google.heard();
    const all = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
    const more = ['functionality_storage', 'personalization_storage'];
    const every = (what: string) => Object.fromEntries([...all, ...more].map((name) => [name, what]));
    expect(first).toEqual(['consent', 'default', { ...every('denied'), security_storage: 'granted' }]);
    expect(second).toEqual(['consent', 'update', { ...every('granted'), security_storage: 'granted' }]);
    const page_location = `${origin}/politica-de-privacidade`;
    expect(where).toEqual(['set', { page_location, page_referrer: '' }]);
    expect(start).toMatchObject({ event: 'gtm.js', page_location });

    await open(page, `${origin}/politica-de-privacidade`);
    await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(2);
    const anew = page.waitForEvent('domcontentloaded');
    await page.locator('main').getByRole('button', { name: 'Recusar' }).click();
    await anew;
    await expect(page.getByText('Sua escolha de cookies foi guardada.')).toBeVisible();
    expect(await googleCookies(page)).toEqual([]);
    expect(await visit('revoked', () => walk(page, origin))).toBe(0);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(await googleCookies(page)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('medicao');
    await info.attach('network log', { body: JSON.stringify(log, null, 1), contentType: 'application/json' });
  });
});

test('pages, a home and its sharing are told once each, by what the house says of them', async ({
  page,
  story,
}) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, `${origin}${listing}?preco=0-9000000`);
    await expect.poll(() => google.heard().length).toBeGreaterThan(2);
    await expect
      .poll(() => named(google, 'route_change'))
      .toEqual([
        {
          event: 'route_change',
          page_title: await page.title(),
          page_location: origin + listing,
          route_name: 'imoveis',
        },
      ]);
    const id = Number(await cards(page).first().getAttribute('data-id'));
    const title = await cardLinks(page).first().innerText();
    await cardLinks(page).first().click();
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
    await rest(page);
    const [view, change, ...others] = events(google);
    expect(view).toMatchObject({
      event: 'view_item',
      currency: 'BRL',
      value: expect.any(Number),
      items: [{ item_id: String(id), item_name: title, price: expect.any(Number) }],
    });
    expect(change).toMatchObject({
      event: 'route_change',
      route_name: expect.stringMatching(/^imovel\/(novo|usado)$/),
    });
    expect(others).toEqual([]);

    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect.poll(() => events(google)).toEqual([{ event: 'lead_interessado', product_id: id }]);
    await page.keyboard.press('Escape');
    // Away and back by the browser's own buttons is another view of the page.
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
    await expect.poll(() => named(google, 'view_item')).toHaveLength(1);
  });
});

test('a message is told once it is kept: no reload of the page that thanks for it, and no way back, tells it again', async ({
  page,
  story,
}) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, `${origin}/sobre-nos/contato`);
    await rest(page);
    google.heard();
    await page.locator('#contato-nome').fill('Clara Nunes');
    await page.locator('#contato-email').fill('clara@exemplo.com.br');
    await page.locator('#contato [name="telefone.numero"]').fill('11987654321');
    await page.getByLabel('Mensagem').fill('Quero vender um apartamento, liguem 11 98765-4321.');
    await page.getByRole('button', { name: /^Enviar/ }).click();
    await expect(page).toHaveURL(/enviado=sim/);
    await rest(page);
    const sent = events(google);
    expect(sent.filter(({ event }) => event === 'generate_lead')).toEqual([
      { event: 'generate_lead', lead_type: 'contact' },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/Clara|exemplo|98765/);
    for (const _again of [1, 2]) {
      await page.reload();
      await rest(page);
    }
    await page.goBack();
    await page.goForward();
    await rest(page);
    expect(named(google, 'generate_lead'), 'reloaded, and come back to').toEqual([]);
  });
});

test('a contact of the exit window is told at its first step, and its second is the same contact', async ({
  page,
  story,
}) => {
  await story(
    async ({ origin, google }) => {
      await choose(page, origin, 'todos');
      await open(page, origin + listing);
      await cardLinks(page).first().click();
      await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
      const window = page.locator('dialog.saida');
      await expect(async () => {
        await page.evaluate(() =>
          document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 200, clientY: -1 })),
        );
        await expect(window).toBeVisible({ timeout: 500 });
      }).toPass();
      google.heard();
      await window.getByLabel('Nome', { exact: true }).fill('Clara');
      await window.getByLabel('E-mail', { exact: true }).first().fill('clara@exemplo.com.br');
      await window.getByLabel('Telefone', { exact: true }).first().fill('11987654321');
      await window.getByRole('button', { name: 'Próximo' }).click();
      await expect(window).toHaveAccessibleName('O que você procura?');
      await expect.poll(() => events(google)).toEqual([{ event: 'generate_lead', lead_type: 'lead' }]);
      await window.getByRole('button', { name: 'Pronto' }).click();
      await expect(window).toHaveCount(0);
      await rest(page);
      expect(named(google, 'generate_lead')).toEqual([]);
    },
    { EXIT_INTENT: 'on' },
  );
});

test('an account that is made, and the next time is signed in to, is told once by the page that follows', async ({
  page,
  context,
  story,
}) => {
  const person = newPerson();
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    const begin = async () => {
      await open(page, `${origin}/area-do-cliente/login`);
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByRole('button', { name: 'Continuar', exact: true }).click();
      await page.getByLabel('Senha', { exact: true }).fill(person.password);
    };
    await begin();
    await page.getByLabel('Nome').fill(person.name);
    await page.getByRole('checkbox', { name: /termos/i }).check();
    await page.getByRole('button', { name: /^(Concluir|Cadastrar|Criar)/ }).click();
    await expect(page).toHaveURL(/cadastro-sucesso/);
    await rest(page);
    await page.reload();
    await rest(page);
    const told = events(google);
    expect(told.filter(({ event }) => event !== 'route_change')).toEqual([
      { event: 'sign_up', method: 'email', user_id: expect.stringMatching(/^[\da-f]{32}$/) },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Clara|exemplo/);

    await context.clearCookies({ name: 'sessao' });
    await begin();
    await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
    await expect(page).toHaveURL(/login-home/);
    await rest(page);
    await page.reload();
    await rest(page);
    const again = events(google).filter(({ event }) => event !== 'route_change');
    expect(again).toEqual([{ event: 'login', method: 'email' }]);
  });
});

test('a heart and a search that are kept are told once each', async ({ page, story, signedIn: _ }) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, origin + listing);
    await rest(page);
    google.heard();
    const id = Number(await cards(page).first().getAttribute('data-id'));
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /^Adicionar aos favoritos/ });
    await heart.click();
    await expect.poll(() => events(google)).toEqual([{ event: 'user_favorite', product_id: id }]);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');

    await page.getByRole('button', { name: 'Salvar pesquisa' }).locator('visible=true').click();
    const form = page.getByRole('dialog', { name: 'Salvar pesquisa' });
    await form.getByLabel('Nome da pesquisa').fill('De Clara Nunes');
    await form.getByRole('button', { name: 'Salvar pesquisa' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Pesquisa salva.' })).toBeVisible();
    await rest(page);
    expect(events(google).filter(({ event }) => event !== 'route_change')).toEqual([
      { event: 'user_save_search' },
    ]);
  });
});

test('what is chosen from the header’s menus is told, in the list of phones after 100 ms @js @mobile', async ({
  page,
  story,
}) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, `${origin}/sobre-nos/contato`);
    await rest(page);
    google.heard();
    let menu = page.locator('.menu > li').filter({ hasText: 'Campo' }).first();
    if (isMobile()) {
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      menu = page.locator('.lateral details').filter({ hasText: 'Campo' }).first();
      await menu.locator('summary').click();
    } else await menu.hover();
    const link = menu.getByRole('listitem').getByRole('link').first();
    const label = (await link.innerText()).trim();
    await link.click();
    await expect(page).toHaveURL(/imoveis/);
    await rest(page);
    const [selected, ...others] = named(google, 'select_content');
    expect(selected).toEqual({
      event: 'select_content',
      content_type: 'menu',
      creative_slot: 'menu header',
      creative_name: 'Campo',
      promotion_name: label,
      promotion_id: expect.stringMatching(/^[a-z\d-]+$/),
    });
    expect(others).toEqual([]);
  });
});

test('Google’s scripts are not let into a page whose address is a secret, nor is it told of', async ({
  page,
  story,
}) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, `${origin}/area-do-cliente/redefinir-senha?token=0b6a1d9e3c524f6b8a0d1f2e3c4b5a69`);
    await rest(page);
    expect(google.asked).toEqual([]);
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toContain('0b6a');
  });
});
