import { subscriptionLinkAnswer } from '@contract/subscriptions';
import type { Additions } from './additions.server';
import { bySchema, done } from './reading/by-schema.server';
import type { Call } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

const path = 'subscriptions/link';

/** The calls of the links in letters to subscribers, all ours: by a token, which travels in their body alone. */
export const subscriptionCalls = (call: Send, addition: Additions) => ({
  /** null: a wrong link, or one that is over. */
  subscriptionLink: (token: string) =>
    addition(path, () =>
      call({ path, body: { token }, isReading: true, answer: bySchema(subscriptionLinkAnswer) }),
    ).then(({ link }) => link),
  /** ApiHttpError 410: the link is over. */
  confirmSubscription: (token: string) =>
    call({ path: 'subscriptions/confirm', body: { token }, isRepeatable: true, answer: done }),
  leaveSubscription: (token: string) =>
    addition(path, () =>
      call({ path: 'subscriptions/leave', body: { token }, isRepeatable: true, answer: done }),
    ),
});
