import type { FormReply } from '~/forms/form-reply';
import { valueAt } from '~/forms/form-reply';
import { firstStepField } from './exit-forms';

export interface ExitReply extends FormReply {
  first?: string;
  campaign?: string;
  isDone?: true;
}

export function firstStepIn(reply: ExitReply | undefined): string | undefined {
  const typed = reply?.first ?? valueAt(reply?.result?.initialValue, firstStepField);
  return typeof typed === 'string' && typed ? typed : undefined;
}
