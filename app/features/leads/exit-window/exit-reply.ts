import type { FormReply } from '~/forms/form-reply';
import { valueAt } from '~/forms/form-reply';
import { firstStepField } from './exit-forms';

/** What a step is answered; the last one, of the page, is a redirect. */
export interface ExitReply extends FormReply {
  /** The first step is kept: what the second one sends with it. */
  first?: string;
  /** Where the visitor came from, which the second step says again. */
  campaign?: string;
  /** The window's last step is kept. */
  isDone?: true;
}

/** What the second step sends of the first; undefined: that one is to be shown. */
export function firstStepIn(reply: ExitReply | undefined): string | undefined {
  const typed = reply?.first ?? valueAt(reply?.result?.initialValue, firstStepField);
  return typeof typed === 'string' && typed ? typed : undefined;
}
