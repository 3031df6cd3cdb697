import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { WarningLog } from '@domain/kernel/logged';
import { nullIfMissing, writeDurably } from '../storage/durable-files';

const storedRedirects = z.object({ apiBaseUrl: z.string(), version: z.string(), lines: z.string() });

interface KnownRedirects {
  version: string;
  lines: string;
}

/** The last known redirects of a remote back end. */
export interface RedirectStore {
  /** null: none, unreadable, or another back end's. */
  read(): Promise<KnownRedirects | null>;
  write(known: KnownRedirects): Promise<void>;
}

/** `DATA_DIR/redirects.json`. Writes run one after another: the last one stays. */
export function openRedirectStore(dataDir: string, apiBaseUrl: string, log: WarningLog): RedirectStore {
  const file = join(dataDir, 'redirects.json');
  let written: Promise<unknown> = Promise.resolve();
  return {
    async read() {
      try {
        const text = await readFile(file, 'utf8').catch(nullIfMissing);
        if (text === null) return null;
        const stored = storedRedirects.parse(JSON.parse(text));
        return stored.apiBaseUrl === apiBaseUrl ? stored : null;
      } catch (error) {
        log.warn({ file, reason: (error as Error).message }, 'stored redirects ignored');
        return null;
      }
    },
    write(known) {
      const text = JSON.stringify({ apiBaseUrl, ...known });
      const writing = written.then(() => writeDurably(file, text));
      written = writing.catch(() => undefined);
      return writing;
    },
  };
}
