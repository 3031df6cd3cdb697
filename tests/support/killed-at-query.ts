import type { Kysely } from 'kysely';

/**
 * A database whose process kills itself (not to be caught) while its query number KILL_AT_QUERY is under way: a moment that
 * does not depend on how fast the machine is. `count`: queries so far.
 */
export function killedAtQuery<Tables>(db: Kysely<Tables>) {
  const last = Number(process.env.KILL_AT_QUERY);
  let count = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      count += 1;
      // Once it is sent, and before its answer is read.
      if (count === last) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counted, count: () => count };
}
