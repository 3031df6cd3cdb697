import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { clock } from '@domain/clock';
import { type ExitCode, exitCodes } from '@api/cli/exit-codes';
import { progressPrinter } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import type { ApiEnv } from '@api/env';
import { countPending } from '@api/photos/queue';
import { openPhotoStore } from '@api/photos/store';
import { startPhotoWorker } from '@api/photos/worker';

/** Without a photo less for so long, what is left waits for its next attempt: another run or the server takes it. */
const givenUpAfterMs = 60_000;

/** Fetches what waits until nothing does. It may be ended at any time: the next run goes on from there. */
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
