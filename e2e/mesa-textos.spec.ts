import type { Page } from '@playwright/test';
import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts } from './support/listing';

/** Errors of a form; the site's page before its publication and after its undo. */
test.use({ expectedProblems: [/40[04]/] });

const text = [
  '## Chegar de manhã',
  'A neblina sai do vale às nove. Até lá, a casa é toda **lareira**.',
  '[imóveis: /imoveis/venda, 3]',
  '> Quem dorme aqui uma vez pergunta pela escola no domingo.',
].join('\n');

/** The title may be stored before: on a busy machine a pause comes between two fields. */
const textSaved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/salvar') && response.request().postData()?.includes('lareira') === true,
  );

for (const width of [1440, 360])
  test(`writes, previews, publishes and undoes a text, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    await signedInMember({ database, context, baseURL }, 'vitrine');
    const slug = `a-casa-na-serra-${width}${hasScripts() ? '' : '-sem'}`;
    const isRight = async (title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page)).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page)).toEqual([]);
      const body = await page.screenshot({ fullPage: true });
      await test.info().attach(`${title} ${width}`, { body, contentType: 'image/png' });
    };

    await page.goto('/mesa/vitrine');
    await page.getByRole('link', { name: 'Textos' }).click();
    await isRight('Vitrine');
    await page.getByRole('link', { name: 'Novo texto' }).click();
    await isRight('Texto novo');
    await page.getByLabel('Título', { exact: true }).fill('A casa na serra');
    await page.getByLabel('Abertura').fill('Um fim de semana no vale.');
    const saved = hasScripts() && textSaved(page);
    await page.getByLabel('Texto', { exact: true }).fill(text);
    if (saved) {
      // Saved while it is typed, also where a field is checked as it is left: the browser may end here.
      await page.getByLabel('Texto', { exact: true }).blur();
      await saved;
      await expect(page.getByText('Guardado sozinho às')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Texto', { exact: true })).toHaveValue(text);
    }
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Preencha o endereço').first()).toBeVisible();
    await page.getByLabel('Endereço').fill(slug);
    await page.getByRole('button', { name: 'Ver a página' }).click();
    await isRight('A casa na serra');
    await expect(page.getByText('Prévia do rascunho: só a equipe vê.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chegar de manhã' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao texto' }).click();
    await expect(page.getByText('A citação não diz de quem é')).toBeVisible();
    await expect(page.getByText('Os endereços abrem')).toBeVisible();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Publicado. O site mostra o texto em até 30 s.').first()).toBeVisible();
    await isRight('A casa na serra');

    await page.goto(`/revista-curate/${slug}`);
    await isRight('A casa na serra');
    await page.goBack();
    await page
      .getByRole('region', { name: 'Versões' })
      .getByRole('button', { name: /^Desfazer/ })
      .click();
    await expect(page.getByText('Ainda não publicado.').or(page.getByText('Não encontramos'))).toBeVisible();
    // Stored pages go once the website has read that it changed.
    await expect
      .poll(async () => (await page.goto(`/revista-curate/${slug}`))?.status(), { timeout: 30_000 })
      .toBe(404);
  });
