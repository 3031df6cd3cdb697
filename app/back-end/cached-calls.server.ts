import { createHash } from 'node:crypto';
import type { ChangedBy, GetCacheVersion } from './cache-version.server';
import { pageScope } from './page-scope.server';
import { cacheAnswersWithAge, estimateBytes, type PageScope } from './response-cache.server';
import { sendAsVisitor } from './send-as-visitor.server';
import type { Call, Transport } from './transport.server';

/** By `estimateBytes`; the heap takes about half as much more. */
const maxCacheBytes = 8 * 1024 * 1024;
const maxAnswers = 10_000;

export type PublicCall<Model> = Call<Model> & { changedBy: ChangedBy };

interface CallScope extends PageScope<CallScope> {
  transport: Transport;
}

/** Cache of public answers (docs/decisions/0084-kept-answers.md). Answers are shared: do not change them. */
export function cachedCalls(shared: Transport, getCacheVersion?: GetCacheVersion) {
  const scopeOf = (transport: Transport): CallScope => ({
    ...pageScope(transport, scopeOf),
    transport,
    get shared() {
      return owner;
    },
  });
  const owner = scopeOf(shared);
  /** A request that shares the call of another one sends nothing. */
  const sent = new WeakSet<object>();
  const answer = cacheAnswersWithAge<CallScope, unknown, PublicCall<unknown>>(
    ({ transport }, call) => {
      sent.add(call);
      return sendAsVisitor(transport, call);
    },
    {
      freshMs: 0,
      maxStaleMs: 0,
      retryMs: 0,
      max: maxAnswers,
      most: { weight: maxCacheBytes, weigh: estimateBytes },
      keyOf: nameOf,
      versionOf: (_, { changedBy }) => getCacheVersion?.(changedBy),
    },
  );
  /** @param transport the page's own; its time budget also limits the wait for a shared call */
  return async <Model>(transport: Transport, call: PublicCall<Model>): Promise<Model> => {
    const scope = scopeOf(transport);
    if (!getCacheVersion || (await scope.whileItLasts(getCacheVersion(call.changedBy))) === undefined) {
      shared.onCache?.('uncacheable');
      return sendAsVisitor(transport, call);
    }
    const key = { ...call };
    try {
      return (await answer(scope, key)).value as Model;
    } finally {
      shared.onCache?.(sent.has(key) ? 'miss' : 'hit');
    }
  };
}

/** Longer keys are hashed. */
const maxKeyLength = 200;

function nameOf({ path, query, body }: Call<unknown>): string {
  const name = `${path} ${JSON.stringify(query)} ${JSON.stringify(body)}`;
  return name.length > maxKeyLength ? createHash('sha256').update(name).digest('base64') : name;
}
