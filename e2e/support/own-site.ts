import { startWebsite } from './website';

/**
 * Runs the built website by itself, with settings of its own, as long as `story` lasts. @param story gets its origin, and
 * what it wrote when it started
 */
export async function withOwnSite(
  settings: Record<string, string>,
  story: (origin: string, said: string) => Promise<void>,
): Promise<void> {
  const website = await startWebsite(() => ({ LOG_LEVEL: 'silent', ...settings }));
  try {
    await story(website.origin, website.said);
  } finally {
    await website.stop();
  }
}
