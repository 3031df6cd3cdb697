import type { z } from 'zod';
import {
  complaintLinkAnswer,
  contactAnsweredAnswer,
  contactLinkAnswer,
  type contactLinkAnswerBody,
} from '@contract/contact-links';
import type { Additions } from './additions.server';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import type { Call } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

const path = 'contacts/link';

/** Calls of e-mail links about contacts, all ours. The token is only in the body. ApiHttpError 410: unknown token. */
export const contactLinkCalls = (call: Send, addition: Additions) => ({
  contactLink: (token: string) =>
    addition(path, () =>
      call({ path, body: { token }, isReading: true, answer: bySchema(contactLinkAnswer) }),
    ).then(({ link }) => link),
  takeByLink: (token: string) =>
    addition(path, () =>
      call({ path: `${path}/take`, body: { token }, isRepeatable: true, answer: ignoreAnswer }),
    ),
  declineByLink: (token: string) =>
    addition(path, () =>
      call({ path: `${path}/decline`, body: { token }, isRepeatable: true, answer: ignoreAnswer }),
    ),
  answerByLink: (body: z.input<typeof contactLinkAnswerBody>) =>
    addition(path, () =>
      call({ path: `${path}/answer`, body, isRepeatable: true, answer: bySchema(contactAnsweredAnswer) }),
    ),
  complaintLink: (token: string) =>
    addition(path, () =>
      call({
        path: 'contacts/complaint/link',
        body: { token },
        isReading: true,
        answer: bySchema(complaintLinkAnswer),
      }),
    ).then(({ link }) => link),
  complainByLink: (token: string) =>
    addition(path, () =>
      call({ path: 'contacts/complaint', body: { token }, isRepeatable: true, answer: ignoreAnswer }),
    ),
});
