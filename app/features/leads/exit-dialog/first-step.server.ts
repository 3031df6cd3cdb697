import type { AppLoadContext } from '@remix-run/node';
import { sealedField } from '~/request/seals';
import type { ExitPerson } from './exit-schemas';
import { firstStepField } from './exit-forms';

export interface FirstStep {
  key: string;
  person: ExitPerson;
}

/** The dialog may stay open for a day. */
const maxAge = 24 * 3600;

/** Value of a hidden field in the second form, sealed against reading and forgery. */
export const sealFirstStep = (context: Pick<AppLoadContext, 'seals'>, step: FirstStep): string =>
  sealedField(context, firstStepField, step, maxAge);

/** null if it is expired or not sealed here. */
export const readFirstStep = ({ seals }: Pick<AppLoadContext, 'seals'>, posted: string): FirstStep | null =>
  seals.read(posted, firstStepField) as FirstStep | null;
