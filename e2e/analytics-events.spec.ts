import { expect, newPerson } from './support/account';
import { besidesPages, choose, events, listing, named, rest, test } from './support/analytics';
import { cardLinks, cards, isMobile, open } from './support/listing';

test.use({ hasChosenCookies: false });
// Each starts a site of its own, with a container.
test.describe.configure({ timeout: 120_000 });

test('tracks a contact once, not again after a reload or Back', async ({ page, story }) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, `${origin}/sobre-nos/contato`);
    await rest(page);
    google.forget();
    await page.locator('#contato-nome').fill('Clara Nunes');
    await page.locator('#contato-email').fill('clara@exemplo.com.br');
    await page.locator('#contato [name="telefone.numero"]').fill('11987654321');
    await page.getByLabel('Mensagem').fill('Quero vender um apartamento, liguem 11 98765-4321.');
    await page.getByRole('button', { name: /^Enviar/ }).click();
    await expect(page).toHaveURL(/enviado=sim/);
    const once = [{ event: 'generate_lead', lead_type: 'contact' }];
    await expect.poll(() => named(google, 'generate_lead')).toEqual(once);
    await rest(page);
    expect(JSON.stringify(events(google))).not.toMatch(/Clara|exemplo|98765/);
    for (const _again of [1, 2]) {
      await page.reload();
      await rest(page);
    }
    await page.goBack();
    await page.goForward();
    await rest(page);
    expect(named(google, 'generate_lead'), 'reloaded, and come back to').toEqual(once);
  });
});

test('tracks an exit dialog contact at step one, and once for both steps', async ({ page, story }) => {
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
      google.forget();
      await window.getByLabel('Nome', { exact: true }).fill('Clara');
      await window.getByLabel('E-mail', { exact: true }).first().fill('clara@exemplo.com.br');
      await window.getByLabel('Telefone', { exact: true }).first().fill('11987654321');
      await window.getByRole('button', { name: 'Próximo' }).click();
      await expect(window).toHaveAccessibleName('O que você procura?');
      await expect.poll(() => events(google)).toEqual([{ event: 'generate_lead', lead_type: 'lead' }]);
      await window.getByRole('button', { name: 'Pronto' }).click();
      await expect(window).toHaveCount(0);
      await rest(page);
      expect(named(google, 'generate_lead')).toHaveLength(1);
    },
    { EXIT_INTENT: 'on' },
  );
});

test('tracks a sign-up and a later login once each on the next page', async ({ page, context, story }) => {
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
    const signUp = {
      event: 'sign_up',
      method: 'email',
      user_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
    };
    await expect.poll(() => besidesPages(google)).toEqual([signUp]);
    await page.reload();
    await rest(page);
    expect(besidesPages(google)).toEqual([signUp]);
    expect(JSON.stringify(events(google))).not.toMatch(/Clara|exemplo/);

    await context.clearCookies({ name: 'sessao' });
    google.forget();
    await begin();
    await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
    await expect(page).toHaveURL(/login-home/);
    await expect.poll(() => besidesPages(google)).toEqual([{ event: 'login', method: 'email' }]);
    await page.reload();
    await rest(page);
    expect(besidesPages(google)).toHaveLength(1);
  });
});

test('a heart and a search that are kept are told once each', async ({ page, story, signedIn: _ }) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, origin + listing);
    await expect.poll(() => named(google, 'route_change')).toHaveLength(1);
    google.forget();
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
    await expect
      .poll(() => besidesPages(google))
      .toEqual([{ event: 'user_favorite', product_id: id }, { event: 'user_save_search' }]);
    await rest(page);
    expect(besidesPages(google)).toHaveLength(2);
  });
});

test('tracks header menu choices, on phones after 100 ms @js @mobile', async ({ page, story }) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, `${origin}/sobre-nos/contato`);
    await rest(page);
    google.forget();
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
    const selected = {
      event: 'select_content',
      content_type: 'menu',
      creative_slot: 'menu header',
      creative_name: 'Campo',
      promotion_name: label,
      promotion_id: expect.stringMatching(/^[a-z\d-]+$/),
    };
    await expect.poll(() => named(google, 'select_content')).toEqual([selected]);
    await rest(page);
    expect(named(google, 'select_content')).toHaveLength(1);
  });
});
