import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The page's violations of WCAG 2.2 A and AA and of good practice, told by rule and element. */
export async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
