import type { View, ViewType } from '@contract/views';
import type { Arm } from '@domain/experiments';
import type { Additions } from './additions.server';
import { type Caller, callerHeaders } from './caller.server';
import { ApiHttpError } from './errors.server';
import { done } from './reading/by-schema.server';
import { counted } from './reading/lists.server';
import type { Call } from './transport.server';

/** How long a count is waited for, in ms: the place of whoever waits for one is worth more. */
const timeoutMs = 2_000;

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/** Which words of a view's kind a back end knows; learnt by asking, so one for each back end. */
export type ViewWords = ReturnType<typeof knownViewWords>;

/**
 * A word that a back end refuses (400, 422) before it has ever taken it is not sent it again; one that it has taken is
 * known, and then it was the home that it refused. 'detail' is the specification's own.
 */
export function knownViewWords() {
  const taken = new Set<ViewType>(['detail']);
  const refused = new Set<ViewType>();
  return async (word: ViewType, tell: () => Promise<void>): Promise<void> => {
    if (refused.has(word)) return;
    try {
      await tell();
      taken.add(word);
    } catch (error) {
      if (!(error instanceof ApiHttpError) || ![400, 422].includes(error.status) || taken.has(word))
        throw error;
      refused.add(word);
    }
  };
}

const isMissing = (error: unknown): boolean => error instanceof ApiHttpError && error.isMissing;

/** How a back end is told that properties, and the arms of experiments, were seen. */
export const viewCalls = (call: Send, addition: Additions, words: ViewWords) => ({
  /**
   * By one call of ours, which says who looks, so that nobody is counted twice; a back end that has none is told of each
   * view by the specification's, which says nothing of anybody.
   * @throws the first refusal of several, once all are told; at once where nobody answers
   */
  async countViews(views: readonly View[], caller: Caller): Promise<void> {
    try {
      await addition('views', () =>
        call({ path: 'views', body: { views }, headers: callerHeaders(caller), answer: counted, timeoutMs }),
      );
    } catch (error) {
      if (!isMissing(error)) throw error;
      let refusal: ApiHttpError | undefined;
      for (const view of views) {
        const tell = () => call({ path: 'visitTypeView', body: view, answer: counted, timeoutMs });
        await words(view.view_type, tell).catch((reason) => {
          if (!(reason instanceof ApiHttpError)) throw reason;
          refusal ??= reason;
        });
      }
      if (refusal) throw refusal;
    }
  },
  /** That an arm of an experiment was shown, by a call of ours; a back end that has none counts them not, or itself. */
  countExposure: (arm: Arm, caller: Caller): Promise<void> =>
    addition('experiments/exposures', () =>
      call({
        path: 'experiments/exposures',
        body: arm,
        headers: callerHeaders(caller),
        answer: done,
        timeoutMs,
      }),
    ).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    }),
});
