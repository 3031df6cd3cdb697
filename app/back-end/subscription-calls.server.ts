import { subscriptionLinkAnswer } from '@contract/subscriptions';
import type { Additions } from './additions.server';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import type { Call } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

const path = 'subscriptions/link';

/** Our own calls. The token is only in the body. null or ApiHttpError 410: invalid or expired link. */
export const subscriptionCalls = (call: Send, addition: Additions) => ({
  subscriptionLink: (token: string) =>
    addition(path, () =>
      call({ path, body: { token }, isReading: true, answer: bySchema(subscriptionLinkAnswer) }),
    ).then(({ link }) => link),
  confirmSubscription: (token: string) =>
    call({ path: 'subscriptions/confirm', body: { token }, isRepeatable: true, answer: ignoreAnswer }),
  leaveSubscription: (token: string) =>
    addition(path, () =>
      call({ path: 'subscriptions/leave', body: { token }, isRepeatable: true, answer: ignoreAnswer }),
    ),
});
