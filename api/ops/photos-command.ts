import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { clock } from '@domain/kernel/clock';
import { type ExitCode, exitCodes } from './exit-codes';
import { progressPrinter } from './output';
import type { Database } from '@api/database';
import type { ApiEnv } from '@api/env';
import { countPending } from '@api/platform/photos/queue';
import { openPhotoStore } from '@api/platform/photos/store';
import { demoPhotos } from '@api/demo/photo-source';
import { startPhotoWorker } from '@api/platform/photos/worker';

/** Stops after this time without progress; the rest waits for the next run or the server. */
const givenUpAfterMs = 60_000;

/** Downloads all pending photos. It can be interrupted: the next run continues. */
export async function runPhotos(
  db: Kysely<Database>,
  { dataDir, photosStore }: Pick<ApiEnv, 'dataDir' | 'photosStore'>,
): Promise<ExitCode> {
  const progress = progressPrinter();
  const total = await countPending(db);
  console.log(`${total} fotos a baixar`);
  if (total === 0) return exitCodes.done;
  const warn = (details: object) => progress.show(`há fotos que não vieram: ${JSON.stringify(details)}`);
  const worker = startPhotoWorker({
    db,
    store: openPhotoStore(dataDir, photosStore),
    log: { info: () => {}, warn },
    localPhotos: demoPhotos,
  });
  let left = total;
  try {
    for (
      let changed = clock.nowMs();
      left > 0 && clock.nowMs() - changed < givenUpAfterMs;
      await pause(500)
    ) {
      const now = await countPending(db);
      if (now !== left) changed = clock.nowMs();
      left = now;
      progress.show(`baixando fotos … ${total - left} de ${total}`);
    }
  } finally {
    await worker.stop();
    progress.end();
  }
  console.log(left === 0 ? 'pronto' : `${left} fotos ainda aguardam: seus servidores não respondem agora`);
  return exitCodes.done;
}
