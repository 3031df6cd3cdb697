import type { Context, MiddlewareHandler } from 'hono';
import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { unavailable } from './errors';

declare module 'hono' {
  interface ContextVariableMap {
    firstWrite: FirstWrite;
  }
}

/** Until the first write a call can be aborted without side effects. */
export class FirstWrite {
  #state: 'awaited' | 'begun' | 'given up' = 'awaited';

  begin(): void {
    if (this.#state === 'given up') throw unavailable();
    this.#state = 'begun';
  }

  giveUp(): boolean {
    if (this.#state === 'awaited') this.#state = 'given up';
    return this.#state === 'given up';
  }
}

const isReading = (method: string, path: string) => method === 'GET' || path.startsWith('/search/');

/** 503 at the deadline, for writing calls also at a disconnect. A call that has written completes. */
export function requestDeadline(deadlineMs: number): MiddlewareHandler {
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

/** Sends no write after an abort. Raw SQL is exempt: tries count even if the call is aborted. */
export function writing<Tables>(context: Context, db: Kysely<Tables>): Kysely<Tables> {
  const firstWrite = context.get('firstWrite');
  return db.withPlugin({
    transformQuery({ node }) {
      if (written.includes(node.kind)) firstWrite.begin();
      return node;
    },
    transformResult: async ({ result }) => result,
  } satisfies KyselyPlugin);
}
