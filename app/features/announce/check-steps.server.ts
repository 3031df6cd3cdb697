import type { Submission } from '@conform-to/react';
import type { DraftFields } from '@domain/announcement/draft';
import { announceSteps, type AnnounceStep } from '@domain/announcement/steps';
import type { AnnounceRules } from '~/domain/announce-rules';
import { links } from '~/links';
import { announceForms } from './announce-forms';
import { formOf } from './draft-form';
import { moreForm } from './long-form';
import type { AnnounceAnswers } from './to-announce';

type Checked = Submission<unknown, string[]>;

export const checkStep = (step: AnnounceStep, fields: DraftFields, rules: AnnounceRules): Promise<Checked> =>
  announceForms[step](rules).check(formOf(step, fields));

/** Values of all steps, or the URLs of the first invalid step or of the long form. */
export async function checkSteps(
  fields: DraftFields,
  rules: AnnounceRules,
): Promise<{ said: AnnounceAnswers } | { wrong: { open: string; check: string } }> {
  const values: unknown[] = [];
  for (const { name } of announceSteps) {
    const checked = await checkStep(name, fields, rules);
    if (checked.status !== 'success')
      return { wrong: { open: links.announceStep(name), check: links.announceStep(name, { check: true }) } };
    values.push(checked.value);
  }
  const more = await moreForm.check(formOf('mais', fields));
  if (more.status !== 'success')
    return { wrong: { open: links.ownerPage(), check: links.ownerPageChecked() } };
  return { said: Object.assign({}, ...values, more.value) as AnnounceAnswers };
}

export async function stepLeftAt(fields: DraftFields, rules: AnnounceRules) {
  const checked = await checkSteps(fields, rules);
  const open = 'wrong' in checked ? checked.wrong.open : null;
  return announceSteps.find(({ name }) => links.announceStep(name) === open) ?? null;
}
