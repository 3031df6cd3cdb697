import type { SubmissionResult } from '@conform-to/react';

/**
 * What an action answers where it does not go on: what was typed with what is wrong; `failed`: nothing is wrong with it,
 * but it could not be kept. Without a result the page stands as it is.
 */
export interface FormReply {
  result?: SubmissionResult<string[]>;
  failed?: string;
}
