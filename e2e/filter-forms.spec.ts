import {
  apply,
  chips,
  isMobile,
  mainSearch,
  open,
  openFilter,
  total,
  filtersButton,
} from './support/listing';
import { expect, test } from './support/test';

test('the place field of the drawer suggests, and keeps filters @mobile', async ({ page }) => {
  await open(page, '/imoveis/venda/leblon/2-quartos');
  await filtersButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  const place = panel.getByLabel('Cidade, bairro ou código');
  await place.fill('');
  await place.pressSequentially('jardim eur');
  await panel.getByRole('option', { name: /Jardim Europa/ }).click();
  await expect(place).toHaveValue('Jardim Europa, São Paulo');
  await apply(panel);
  await expect(page).toHaveURL('/imoveis/venda/jardim-europa/2-quartos');
});

test('types are chosen in their tree, and a parent stands for its children', async ({ page }) => {
  await open(page, '/imoveis/venda');
  const panel = await openFilter(page, 'Tipo');
  await panel.getByLabel('Casa', { exact: true }).check();
  await apply(panel);
  await expect(page).toHaveURL('/imoveis/venda/casa');
  const withChildren = await total(page);
  const again = await openFilter(page, 'Casa');
  await again.getByLabel('Casa', { exact: true }).uncheck();
  await again.locator('summary[aria-label="Tipos de casa"]').click();
  await again.getByLabel('Casa em condomínio').check();
  await apply(again);
  await expect(page).toHaveURL('/imoveis/venda/casa-em-condominio');
  await expect.poll(() => total(page)).toBeLessThan(withChildren);
});

test('the drawer opens, closes and applies filters @js @no-js @mobile', async ({ page }) => {
  await open(page, '/imoveis/venda');
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await filtersButton(page).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Fechar filtros' }).click();
  await expect(drawer).toBeHidden();
  await filtersButton(page).click();
  const unfold = (name: string) => drawer.locator('.dobra > summary', { hasText: name }).click();
  await unfold('Área');
  await drawer.getByLabel('Mínima, m²').fill('120');
  await unfold('Fase');
  await drawer.getByRole('checkbox', { name: 'Usado' }).check();
  await drawer.getByRole('group', { name: 'O que muda o dia a dia' }).getByLabel('Lareira').check();
  await unfold('Do condomínio');
  await drawer.getByRole('group', { name: 'Do condomínio' }).getByLabel('Piscina').check();
  await apply(drawer);
  await expect(page).toHaveURL(
    '/imoveis/venda?area=120-0&fase=usado&atributos-do-imovel=lareira&atributos-do-condominio=piscina',
  );
  await expect(drawer).toBeHidden();
  await expect(filtersButton(page)).toContainText('4');
  for (const chip of ['120 m²', 'Usado', 'Lareira', 'Piscina no condomínio']) {
    if (isMobile()) await expect(chips(page)).toBeHidden();
    else await expect(chips(page)).toContainText(chip);
  }
});

test('a filter is applied without a new document', async ({ page }) => {
  await open(page, mainSearch);
  await page.evaluate(() => document.body.setAttribute('data-first-document', ''));
  const panel = await openFilter(page, '3+ quartos');
  await panel.getByRole('group', { name: 'Quartos' }).getByText('4+', { exact: true }).click();
  await apply(panel);
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo/apartamento/4-quartos?preco=0-5000000');
  await expect(page.locator('body')).toHaveAttribute('data-first-document', '');
  await expect(page.locator('details[name="filtro"][open]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(mainSearch);
  await expect(page.locator('details[data-filter="Quartos"] > summary')).toHaveText('3+ quartos');
});
