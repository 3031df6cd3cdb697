import type { Submission } from '@conform-to/react';
import type { DraftFields } from '@domain/announcement/draft';
import { announceSteps, type AnnounceStep } from '@domain/announcement/steps';
import type { AnnounceRules } from '~/domain/announce-rules';
import { announceForms } from './announce-forms';
import { formOf } from './draft-form';
import type { Steps } from './to-announce';

type Checked = Submission<unknown, string[]>;

/** A step of a draft by its rules. */
export const checkStep = (step: AnnounceStep, fields: DraftFields, rules: AnnounceRules): Promise<Checked> =>
  announceForms[step](rules).check(formOf(step, fields));

/** All steps of a draft: their values, or the first that is not right. */
export async function checkSteps(
  fields: DraftFields,
  rules: AnnounceRules,
): Promise<{ steps: Steps } | { wrong: AnnounceStep }> {
  const values: [AnnounceStep, unknown][] = [];
  for (const { name } of announceSteps) {
    const checked = await checkStep(name, fields, rules);
    if (checked.status !== 'success') return { wrong: name };
    values.push([name, checked.value]);
  }
  return { steps: Object.fromEntries(values) as unknown as Steps };
}
