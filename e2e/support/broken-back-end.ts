import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withOwnSite } from './own-site';

/**
 * Runs the built website over a back end that cannot be reached, as long as `story` lasts.
 * @param dataDir where it keeps leads meanwhile; without one it can keep none
 */
export async function withBrokenBackEnd(
  story: (origin: string) => Promise<void>,
  dataDir?: string,
): Promise<void> {
  const backEnd = createServer((socket) => socket.resetAndDestroy()).listen(0, '127.0.0.1');
  await once(backEnd, 'listening');
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'bossa-nova-broken-')));
  const apiBaseUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
  // It has been open before: a website that does not know its brokerage shows no page.
  const stored = { apiBaseUrl, answer: { isDemo: true, data: null } };
  await writeFile(join(folder, 'brokerage.json'), JSON.stringify(stored));
  const settings = {
    API_BASE_URL: apiBaseUrl,
    DATA_DIR: folder,
    // It may have no folder to keep one of its own in.
    SESSION_SECRETS: 'a secret of the stories of 32 letters or more',
  };
  try {
    await withOwnSite(settings, async (origin) => {
      if (dataDir === undefined) await takeAway(folder);
      await story(origin);
    });
  } finally {
    backEnd.close();
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Nothing can be kept any more where a folder was: a file stands in its place. */
async function takeAway(folder: string): Promise<void> {
  // The website may be making its own folders in it.
  await rm(folder, { recursive: true, maxRetries: 10 });
  await writeFile(folder, '');
}
