import type { AppLoadContext } from '@remix-run/node';
import { sealedField } from '~/request/seals';
import type { ExitPerson } from './exit-schemas';
import { firstStepField } from './exit-forms';

/** A first step that is kept: its lead's key, and what the second step says again. */
export interface FirstStep {
  key: string;
  person: ExitPerson;
}

/** A window may stand open for a day. */
const maxAge = 24 * 3600;

/** It travels in the second step's form, as nobody but this site writes or reads it. */
export const sealFirstStep = (context: Pick<AppLoadContext, 'seals'>, step: FirstStep): string =>
  sealedField(context, firstStepField, step, maxAge);

/** null: it is too old, or was not sealed here. */
export const readFirstStep = ({ seals }: Pick<AppLoadContext, 'seals'>, posted: string): FirstStep | null =>
  seals.read(posted, firstStepField) as FirstStep | null;
