import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type BrokerageAnswer, brokerageAnswer } from '@contract/brokerage';
import type { WarningLog } from '@domain/kernel/logged';
import { nullIfMissing, writeDurably } from '../storage/durable-files';

const storedBrokerage = z.object({ apiBaseUrl: z.string(), answer: brokerageAnswer });

/** The last known brokerage of a remote back end. */
export interface BrokerageStore {
  /** null: none, unreadable, or another back end's. */
  read(): Promise<BrokerageAnswer | null>;
  write(answer: BrokerageAnswer): Promise<void>;
}

/** `DATA_DIR/brokerage.json`. Writes run one after another: the last one stays. */
export function openBrokerageStore(dataDir: string, apiBaseUrl: string, log: WarningLog): BrokerageStore {
  const file = join(dataDir, 'brokerage.json');
  let written: Promise<unknown> = Promise.resolve();
  return {
    async read() {
      try {
        const text = await readFile(file, 'utf8').catch(nullIfMissing);
        if (text === null) return null;
        const stored = storedBrokerage.parse(JSON.parse(text));
        return stored.apiBaseUrl === apiBaseUrl ? stored.answer : null;
      } catch (error) {
        log.warn({ file, reason: (error as Error).message }, 'stored brokerage ignored');
        return null;
      }
    },
    write(answer) {
      const text = JSON.stringify({ apiBaseUrl, answer });
      const writing = written.then(() => writeDurably(file, text));
      written = writing.catch(() => undefined);
      return writing;
    },
  };
}
