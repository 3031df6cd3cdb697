import { Session } from 'node:inspector/promises';

/**
 * A full and compacting collection, for the end of a start: what loading left takes 12 MB of resident memory until V8
 * needs the room, which on a quiet site is hours later (decision 0166).
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
