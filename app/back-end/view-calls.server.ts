import type { View, ViewType } from '@contract/views';
import type { Arm } from '@domain/experiments/experiments';
import type { Additions } from './additions.server';
import { type Caller, callerHeaders } from './caller.server';
import { ApiHttpError } from './errors.server';
import { ignoreAnswer } from './parsers/by-schema.server';
import { counted } from './parsers/lists.server';
import type { Call } from './transport.server';

/** Short, because requests in progress are limited and a count matters little. */
const timeoutMs = 2_000;

type Send = <Model>(call: Call<Model>) => Promise<Model>;

export type ViewWords = ReturnType<typeof knownViewWords>;

/** Stops sending a view type that the back end refused (400, 422) before it ever accepted it. */
export function knownViewWords() {
  const taken = new Set<ViewType>(['detail']);
  const refused = new Set<ViewType>();
  return async (word: ViewType, sendView: () => Promise<void>): Promise<void> => {
    if (refused.has(word)) return;
    try {
      await sendView();
      taken.add(word);
    } catch (error) {
      if (!(error instanceof ApiHttpError) || ![400, 422].includes(error.status) || taken.has(word))
        throw error;
      refused.add(word);
    }
  };
}

const isMissing = (error: unknown): boolean => error instanceof ApiHttpError && error.isMissing;

export const viewCalls = (call: Send, addition: Additions, words: ViewWords) => ({
  /** Our own call counts each view once for a visitor. @throws the first refusal after all views are sent */
  async countViews(views: readonly View[], caller: Caller): Promise<void> {
    try {
      await addition('views', () =>
        call({ path: 'views', body: { views }, headers: callerHeaders(caller), answer: counted, timeoutMs }),
      );
    } catch (error) {
      if (!isMissing(error)) throw error;
      let refusal: ApiHttpError | undefined;
      for (const view of views) {
        const sendView = () => call({ path: 'visitTypeView', body: view, answer: counted, timeoutMs });
        await words(view.view_type, sendView).catch((reason) => {
          if (!(reason instanceof ApiHttpError)) throw reason;
          refusal ??= reason;
        });
      }
      if (refusal) throw refusal;
    }
  },
  /** A back end without our call does not count exposures, or counts them itself. */
  countExposure: (arm: Arm, caller: Caller): Promise<void> =>
    addition('experiments/exposures', () =>
      call({
        path: 'experiments/exposures',
        body: arm,
        headers: callerHeaders(caller),
        answer: ignoreAnswer,
        timeoutMs,
      }),
    ).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    }),
});
