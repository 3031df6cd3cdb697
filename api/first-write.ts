import type { Context, MiddlewareHandler } from 'hono';
import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import type { Database } from '@api/db/schema';
import { unavailable } from './errors';

declare module 'hono' {
  interface ContextVariableMap {
    firstWrite: FirstWrite;
  }
}

/** Whether a call has begun to write: until then it may be given up without anything of it being done. */
export class FirstWrite {
  #state: 'awaited' | 'begun' | 'given up' = 'awaited';

  /** @throws where the call was given up */
  begin(): void {
    if (this.#state === 'given up') throw unavailable();
    this.#state = 'begun';
  }

  /** True where nothing is written and nothing will be; false where it is too late. */
  giveUp(): boolean {
    if (this.#state === 'awaited') this.#state = 'given up';
    return this.#state === 'given up';
  }
}

/** Calls that change nothing, or whose caller's going changes nothing of what was asked. */
const isReading = (method: string, path: string) => method === 'GET' || path.startsWith('/search/');

/**
 * Gives a call up, with 503, when its time is over; one that writes also when its caller has gone. What has begun to
 * write is not given up but finishes: nobody is told of a failure of what was done.
 */
export function givenUpAfter(deadlineMs: number): MiddlewareHandler {
  return async (context, next) => {
    const firstWrite = new FirstWrite();
    context.set('firstWrite', firstWrite);
    const signal = isReading(context.req.method, context.req.path) ? undefined : context.req.raw.signal;
    let timer: NodeJS.Timeout | undefined;
    let giveUp = () => {};
    const given = new Promise<never>((_resolve, reject) => {
      giveUp = () => {
        if (firstWrite.giveUp()) reject(unavailable());
      };
      timer = setTimeout(giveUp, deadlineMs);
      signal?.addEventListener('abort', giveUp);
    });
    try {
      await Promise.race([next(), given]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  };
}

const written: readonly RootOperationNode['kind'][] = [
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
];

/**
 * The database for a call that writes: its first statement that does is not sent once the call was given up. Statements
 * in plain SQL are none of these: tries are counted whatever becomes of the call (api/repositories/attempts).
 */
export function writing(context: Context, db: Kysely<Database>): Kysely<Database> {
  const firstWrite = context.get('firstWrite');
  return db.withPlugin({
    transformQuery({ node }) {
      if (written.includes(node.kind)) firstWrite.begin();
      return node;
    },
    transformResult: async ({ result }) => result,
  } satisfies KyselyPlugin);
}
