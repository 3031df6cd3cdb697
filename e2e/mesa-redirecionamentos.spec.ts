import { overflow, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { hasScripts } from './support/listing';

/** A loop is refused. */
test.use({ expectedProblems: [/400/] });

for (const width of [1440, 360])
  test(`redirects old addresses in Vitrine, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const isRight = async (title: RegExp | string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page), String(title)).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page), String(title)).toEqual([]);
    };
    // Of this run alone: the stories share a database.
    const old = `/antigo-${width}-${hasScripts() ? 'js' : 'sem-js'}`;
    const answer = async (path: string) => {
      const { status, headers } = await fetch(baseURL + path, { redirect: 'manual' }).then((response) => ({
        status: response.status,
        headers: response.headers,
      }));
      return `${status} ${headers.get('location') ?? ''}`;
    };

    await signedInMember({ database, context, baseURL }, 'vitrine');
    await page.goto('/mesa/vitrine');
    await page.getByRole('link', { name: /^Redirecionamentos/ }).click();
    await isRight('Vitrine');
    await page.getByRole('link', { name: 'Novo redirecionamento' }).first().click();
    await isRight('Novo redirecionamento');
    await page.getByLabel('Endereço antigo').fill(old);
    await page.getByLabel('Endereço novo').fill(`${old}/`);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText(/volta ao início \(laço\)/)).toBeVisible();
    await isRight('Novo redirecionamento');
    await page.getByLabel('Endereço novo').fill('/imoveis/venda');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Redirecionamento publicado.').first()).toBeVisible();
    await isRight('Vitrine');
    expect(await answer(old)).toBe('301 /imoveis/venda');

    await page.getByLabel('Endereço', { exact: true }).fill(old);
    await page.getByRole('button', { name: 'Conferir' }).click();
    await isRight('Para onde leva este endereço?');
    await expect(page.getByRole('listitem').filter({ hasText: old })).toContainText(
      'Por um redirecionamento da lista, leva para sempre a /imoveis/venda.',
    );
    await expect(page.getByRole('listitem').filter({ hasText: '200' })).toContainText('Abre “');

    await page.goto('/mesa/vitrine/redirecionamentos/colar');
    await isRight('Colar uma lista');
    await page.getByLabel('Linhas').fill(`${old}-2 ${old}\n${old} /busca 302\n${old}-3`);
    await page.getByRole('button', { name: 'Ver o que muda' }).click();
    await isRight('O que muda');
    await expect(page.getByText(/1 novo, 1 muda, 1 linha recusada/)).toBeVisible();
    await expect(page.getByRole('row', { name: `${old}-2` })).toContainText('leva direto a /busca');
    expect(await answer(old)).toBe('301 /imoveis/venda');
    await page.getByRole('button', { name: 'Publicar 2 redirecionamentos' }).click();
    await expect(page.getByText('2 redirecionamentos no ar.').first()).toBeVisible();
    expect(await answer(`${old}-2`)).toBe('302 /busca');
    await page
      .getByRole('button', { name: /^Desfazer os 2/ })
      .first()
      .click();
    await expect(page.getByText('Desfeito em 2 redirecionamentos.').first()).toBeVisible();

    await page.getByLabel('Parte de um endereço').fill(old);
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('link', { name: old, exact: true }).click();
    await isRight(old);
    await page.getByRole('button', { name: 'Tirar redirecionamento' }).click();
    await expect(page.getByText('Redirecionamento tirado.').first()).toBeVisible();
  });
