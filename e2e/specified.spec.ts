import { testPassword } from '../tests/support/customer';
import { cardLinks, cards, heading, open } from './support/listing';
import { withSpecifiedSite } from './support/specified-site';
import { expect, test } from './support/test';

const email = 'clara@exemplo.com.br';

test('with a specification-only back end, saves a favorite and sends a lead', async ({ page }) => {
  await withSpecifiedSite(async ({ origin, said: output, standIn, mautic }) => {
    expect(output).toContain('as mensagens chegam à casa só pelo formulário de marketing');
    const customer = { nome: 'Clara Nunes', email, password: testPassword, telefone: '+55 (11) 98765-4321' };
    const body = JSON.stringify(customer);
    await standIn.fetch(new Request('http://stand-in/auth/register', { method: 'POST', body }));

    await open(page, origin);
    await expect(heading(page)).toBeVisible();
    await open(page, `${origin}/imoveis/venda/sao-paulo`);
    await expect(cards(page)).toHaveCount(9);
    const title = await cardLinks(page).first().innerText();
    await cardLinks(page).first().click();
    await expect(heading(page)).toHaveText(title);
    const property = page.url();

    await page.getByRole('button', { name: 'Favoritar', exact: true }).click();
    const window = page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' });
    await window.getByLabel('E-mail').fill(email);
    await window.getByLabel('E-mail').press('Enter');
    await page.getByLabel('Senha', { exact: true }).fill(testPassword);
    await page.getByLabel('Senha', { exact: true }).press('Enter');
    await expect(page.getByText('O imóvel está nos seus favoritos.')).toBeVisible();
    await expect(page).toHaveURL(property);
    await open(page, `${origin}/area-do-cliente/meus-favoritos`);
    await page.getByRole('link', { name: 'Favoritos', exact: true }).click();
    await expect(page.locator('.guardado').getByRole('heading')).toHaveText([title]);

    await open(page, property);
    await page.locator('#visita .abas').getByText('Falar com consultor').click();
    await page.getByLabel('Mensagem').fill('Aceita permuta?');
    await page.locator('#visita').getByRole('button', { name: 'Falar com consultor' }).click();
    await expect(page.locator('.feito')).toContainText('Mensagem recebida, Clara.');
    await expect.poll(() => mautic.posted.map(({ fields }) => fields.message)).toEqual([['Aceita permuta?']]);
    expect(standIn.leads).toEqual([expect.not.objectContaining({ message: expect.anything() })]);

    // A property's page has still something to tell of itself when the site is gone.
    await open(page, `${origin}/imoveis`);
    await page.getByRole('button', { name: 'Minha conta' }).press('Enter');
    await page.locator('#conta').getByRole('button', { name: 'Sair' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
  });
});
