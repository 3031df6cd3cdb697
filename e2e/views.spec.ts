import type { Locator, Page } from '@playwright/test';
import { cards, mainSearch, open } from './support/listing';
import { expect, test, propertyWithMedia } from './support/property-with-media';

/** What the browser has told of, all of it: nothing but views may stand in it. */
async function beacons(page: Page) {
  const reported: string[] = [];
  await page.route('**/recursos/visita', (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    reported.push(...fields.get('imovel')!.split(' '));
    if ([...fields].length !== 1) reported.push('something else');
    return route.fulfill({ status: 204 });
  });
  /** What is told once the visitor turns to another tab. */
  return async (count: number) => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => reported.length).toBeGreaterThanOrEqual(count);
    // What is told beside it has left the page before this call.
    await page.evaluate(() => fetch('/healthz'));
    return reported.splice(0).sort();
  };
}

test.describe('before anything was said of cookies', () => {
  test.use({ hasChosenCookies: false });

  test('a card in view for one second counts as seen, a shorter one not', async ({ page, context }) => {
    const reported = await beacons(page);
    await page.clock.install();
    await open(page, mainSearch);
    const cookies = await context.cookies();
    const show = async (card: Locator) => {
      // The page's observer is older than this one, and is told first.
      await card.evaluate(
        (each) =>
          new Promise<void>((seen) => {
            each.scrollIntoView({ block: 'center', behavior: 'instant' });
            const observer = new IntersectionObserver(([entry]) => {
              if (!entry?.isIntersecting) return;
              observer.disconnect();
              seen();
            });
            observer.observe(each);
          }),
      );
    };
    const view = async (card: Locator) => {
      const href = new URL((await card.locator('h2 a').getAttribute('href'))!, page.url());
      return `${href.pathname.split('/')[1]}/${await card.getAttribute('data-id')}/search`;
    };
    const [first, last] = [cards(page).first(), cards(page).last()];
    await show(first);
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 3_000));
    expect(await reported(1)).toContain(await view(first));

    await show(last);
    await page.clock.runFor(900);
    await show(first);
    await page.clock.runFor(3_000);
    expect(await reported(0)).toEqual([]);

    await show(last);
    await page.clock.runFor(1_100);
    expect(await reported(1)).toContain(await view(last));
    expect(await context.cookies()).toEqual(cookies);
  });
});

test('of a property’s page what is opened was seen, and nothing else', async ({ page }) => {
  const reported = await beacons(page);
  // A view counts once in each half hour, and one may begin meanwhile.
  await page.clock.setFixedTime(new Date());
  await open(page, propertyWithMedia);
  const property = `usado/${new URL(page.url()).pathname.split('/').at(-1)}`;
  expect(await reported(1)).toEqual([`${property}/detail`]);

  for (const [name, kind] of [
    ['Vídeo', 'video'],
    ['Planta', 'plan'],
    ['Tour 3D', 'tour'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Tipo de mídia' }).getByRole('link', { name }).click();
    expect(await reported(1)).toEqual([`${property}/${kind}`]);
  }
  await page
    .getByRole('navigation', { name: 'Tipo de mídia' })
    .getByRole('link', { name: 'Galeria' })
    .click();
  expect(await reported(0)).toEqual([]);
  await page.getByRole('link', { name: 'Abrir foto 1 de 8' }).click();
  expect(await reported(1)).toEqual([`${property}/gallery`]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Compartilhar', exact: true }).click();
  expect(await reported(1)).toEqual([`${property}/share`]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Localização' }).scrollIntoViewIfNeeded();
  await page.locator('.mapa--imovel').scrollIntoViewIfNeeded();
  await expect.poll(() => reported(0)).toEqual([`${property}/map`]);
});
