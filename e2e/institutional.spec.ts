import { expect, test } from './support/test';

test('the index of a long text, folded on phones, links parts @js @mobile', async ({ page, isMobile }) => {
  await page.goto('/politica-de-privacidade');
  const index = page.getByRole('navigation', { name: 'Nesta página' });
  const rights = index.getByRole('link', { name: 'Seus direitos' });
  if (isMobile) {
    await expect(rights).toBeHidden();
    await index.getByText('Nesta página').click();
  }
  await rights.click();
  await expect(page.getByRole('heading', { name: 'Seus direitos' })).toBeInViewport();
});
