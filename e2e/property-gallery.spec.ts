import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { open } from './support/listing';
import { expect, test, propertyWithMedia } from './support/property-with-media';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tipo de mídia' }).getByRole('link', { name });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Fotos do imóvel' });
const counter = (page: Page) => viewer(page).getByRole('status');
/** Whether the picture has loaded. One that was answered 503 (too many are being made) is requested again. */
const isComplete = (picture: Locator) =>
  picture.evaluate((each: HTMLImageElement) => {
    const isBroken = each.complete && each.naturalWidth === 0;
    if (isBroken) each.src = each.src;
    return each.complete && each.naturalWidth > 0;
  });

/** How far the page has moved by itself since it came. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
          resolve(shifts.filter((each) => !each.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without an entry the observer is not called: two frames later there is none.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, 0)));
      }),
  );

/** What each tab shows. */
const panels = {
  Vídeo: /^Reproduzir vídeo/,
  Planta: /^Ampliar planta 1 de 1$/,
  'Tour 3D': /^Abrir Tour 3D/,
  Galeria: /^Abrir foto 1 de 8$/,
};

test('shows one tab at a time, gallery first, without shift @js @mobile', async ({ page }) => {
  await open(page, propertyWithMedia);
  const first = page.locator('.mosaico img').first();
  await expect.poll(() => isComplete(first)).toBe(true);
  await expect(tab(page, 'Galeria')).toHaveAttribute('aria-current', 'true');
  expect(await layoutShift(page)).toBeLessThan(0.01);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const base = (await first.getAttribute('src'))!.replace(/\/\d+\.jpg$/, '');
  expect(files.filter((name) => name.includes(base))).toHaveLength(1);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await tab(page, 'Vídeo').scrollIntoViewIfNeeded();
  for (const [name, content] of Object.entries(panels)) {
    const size = (await page.locator('.galeria').boundingBox())!.height;
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.abre__v [aria-current]')).toHaveCount(1);
    const panel = page.getByRole('group', { name, exact: true });
    await expect(panel).toBeFocused();
    await expect(panel).toBeInViewport({ ratio: 0.99 });
    await expect(panel.getByRole('link', { name: content })).toBeVisible();
    const { height } = (await panel.boundingBox())!;
    expect(height).toBe(size);
    await expect(page.locator('html')).toHaveAttribute('data-same', '');
  }
});

test('without scripts, every tab and photo opens by a link @no-js @main', async ({ page, request }) => {
  await open(page, propertyWithMedia);
  await page.getByRole('link', { name: 'Ver as 8 fotos' }).click();
  await expect(page).toHaveURL(/\?aba=fotos#fotos$/);
  const photos = page.getByRole('link', { name: /^Ampliar foto \d de 8$/ });
  // The first one opens the page.
  await expect(photos).toHaveCount(7);
  await expect(photos.first()).toBeInViewport();
  for (const photo of await photos.all()) {
    const path = (await photo.getAttribute('href'))!;
    await expect.poll(async () => (await request.get(path)).headers()['content-type']).toBe('image/jpeg');
  }
  for (const [name, content] of Object.entries(panels)) {
    await tab(page, name).click();
    await expect(page.locator('.galeria').getByRole('link', { name: content })).toBeVisible();
  }
  await tab(page, 'Vídeo').click();
  await expect(page.getByRole('link', { name: 'Reproduzir vídeo' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the viewer works by keys and restores focus; Back closes it @main', async ({ page }) => {
  await open(page, propertyWithMedia);
  const second = page.getByRole('link', { name: 'Ampliar foto 2 de 8' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('2 de 8');
  expect(await violations(page)).toEqual([]);
  // The photos before and after are there already.
  const photos = viewer(page).locator('img');
  await expect(photos).toHaveCount(3);
  for (const photo of await photos.all()) await expect.poll(() => isComplete(photo)).toBe(true);

  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('3 de 8');
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText('8 de 8');
  await expect(page.getByRole('button', { name: 'Próxima foto' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('8 de 8');
  await page.keyboard.press('Home');
  await expect(counter(page)).toHaveText('1 de 8');
  await page.getByRole('button', { name: 'Ampliar' }).click();
  await expect(page.getByRole('button', { name: 'Reduzir' })).toBeVisible();
  // What is enlarged is moved by the arrows, not turned.
  const picture = viewer(page).locator('[data-atual] img');
  const { x } = (await picture.boundingBox())!;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await picture.boundingBox())!.x).toBeLessThan(x);
  await expect(counter(page)).toHaveText('1 de 8');
  await page.keyboard.press('-');
  await expect(page.getByRole('button', { name: 'Ampliar' })).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    // Beyond the dialog there is only the browser itself.
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName),
    ).toBeTruthy();
    expect(await page.evaluate(() => document.activeElement?.closest('main a, header'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(second).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('2 de 8');
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(/\/409$/);
});

test('on a phone, the photos form a strip up to the last one @mobile', async ({ page }) => {
  await open(page, propertyWithMedia);
  const strip = page.locator('.mosaico');
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
  await expect(strip.getByRole('link')).toHaveCount(8);
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(strip.getByRole('link', { name: 'Abrir foto 8 de 8' })).toBeInViewport();
});

test('on a phone a plan is shown whole, from its first wall @mobile', async ({ page }) => {
  await open(page, `${propertyWithMedia}?aba=planta`);
  const plan = page.getByRole('link', { name: 'Ampliar planta 1 de 1' }).getByRole('img');
  await expect(plan).toBeInViewport({ ratio: 1 });
  await expect(plan).toHaveCSS('object-fit', 'contain');
});

test('a finger turns the photos, two enlarge them @mobile', async ({ page }) => {
  await open(page, propertyWithMedia);
  await page.getByRole('link', { name: 'Ver as 8 fotos' }).click();
  await expect(counter(page)).toHaveText('1 de 8');
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
    });
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', from);
    await touch('touchMove', (from + to) / 2);
    await touch('touchMove', to);
    await touch('touchEnd');
  };
  await swipe(320, 60);
  await expect(counter(page)).toHaveText('2 de 8');
  await swipe(60, 320);
  await expect(counter(page)).toHaveText('1 de 8');
  await swipe(60, 320);
  await expect(counter(page)).toHaveText('1 de 8');

  await touch('touchStart', 180, 210);
  await touch('touchMove', 120, 270);
  await touch('touchMove', 80, 310);
  await touch('touchEnd');
  await expect(page.getByRole('button', { name: 'Reduzir' })).toBeVisible();
  // What is enlarged is moved, not turned.
  await swipe(320, 60);
  await expect(counter(page)).toHaveText('1 de 8');
  await page.getByRole('button', { name: 'Reduzir' }).click();
  await swipe(320, 60);
  await expect(counter(page)).toHaveText('2 de 8');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(viewer(page)).toHaveCount(0);
});

test('loads third-party media only on request and in a sandbox', async ({ page, context }) => {
  const requestedHosts: string[] = [];
  await context.route(/youtube-nocookie|matterport/, (route) => {
    requestedHosts.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<p>Player' });
  });
  await open(page, propertyWithMedia);
  for (const [name, button, frame] of [
    ['Vídeo', 'Reproduzir vídeo', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
    ['Tour 3D', 'Abrir Tour 3D', 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1'],
  ] as const) {
    await tab(page, name).click();
    const before = requestedHosts.length;
    await page.locator('.galeria').getByRole('link', { name: button }).click();
    await expect(page.frameLocator('.video iframe').getByText('Player')).toBeVisible();
    expect(requestedHosts).toHaveLength(before + 1);
    const player = page.locator('.video iframe');
    await expect(player).toHaveAttribute('src', frame);
    await expect(player).toHaveAttribute('sandbox', /^allow-scripts(?!.*top-navigation)/);
    await expect(player).toBeFocused();
  }
  await tab(page, 'Galeria').click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
