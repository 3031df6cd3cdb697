import { createHash } from 'node:crypto';
import type { ChangedBy, StampNow } from './stamps.server';
import { answersWithAge, weightOf } from './kept-answers.server';
import { withinBudget } from './patience.server';
import { type Call, send, type Transport } from './transport.server';

/** All that is kept of answers, in bytes of text. */
const keptBytes = 16 * 1024 * 1024;
const mostAnswers = 10_000;

/** A call whose answer is everybody's, and what changes it. */
export type PublicCall<Model> = Call<Model> & { changedBy: ChangedBy };

/**
 * Makes calls whose answer is everybody's (docs/decisions/0084-kept-answers.md): by what was asked for and the catalogue's
 * state one is asked for once. Where the back end does not tell of changes each is asked for, and nothing is kept.
 * What is answered is shared, and nobody's to change.
 */
export function keptCalls(shared: Transport, stampNow?: StampNow) {
  const keeper = {};
  const answer = answersWithAge<typeof keeper, unknown, PublicCall<unknown>>(
    (_, call) => send(shared, call),
    {
      freshMs: 0,
      standInMs: 0,
      retryMs: 0,
      max: mostAnswers,
      most: { weight: keptBytes, weigh: weightOf },
      keyOf: nameOf,
      stampOf: (_, { changedBy }) => stampNow?.(changedBy),
    },
  );
  /** @param transport the page's own, for what is not kept; the page waits for what others wait for as long as it can */
  return async <Model>(transport: Transport, call: PublicCall<Model>): Promise<Model> => {
    const { budget } = transport;
    const patiently = <T>(waited: Promise<T>) => (budget ? withinBudget(budget, waited) : waited);
    if (!stampNow || (await patiently(stampNow(call.changedBy))) === undefined) return send(transport, call);
    try {
      const { value } = await patiently(answer(keeper, call as PublicCall<unknown>));
      return value as Model;
    } catch (error) {
      transport.onFailure?.(error);
      throw error;
    }
  };
}

/** A longer name is kept as its digest. */
const longestName = 200;

/** What is asked for. */
function nameOf({ path, query, body }: Call<unknown>): string {
  const name = `${path} ${JSON.stringify(query)} ${JSON.stringify(body)}`;
  return name.length > longestName ? createHash('sha256').update(name).digest('base64') : name;
}
