import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type RuleFields, staffRulesBody, storedRuleFields } from '@contract/staff-distribution';
import { ruleSentences } from '@domain/leads/distribution/rule-sentences';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { changesField, choiceFields, conflictIntent } from '../conflict/conflict-fields';
import { chosenChanges, jsonField } from '../conflict/conflict.server';
import { notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { wasField } from './distribution-fields';
import { distributionForms } from './distribution-forms';
import { rulePeople, rulesOf } from './distribution-rules';
import { isRuleSlug, type PagedRule, rulePages, type RuleSlug } from './rule-pages';
import { answerTo, changedOf, conflictOf } from './save-changes.server';

function slugOf({ params }: LoaderFunctionArgs | ActionFunctionArgs): RuleSlug {
  if (!isRuleSlug(params.frase)) throw new Response(null, { status: 404 });
  return params.frase;
}

/** A rule without members, by its address. */
export const ruleData = (args: LoaderFunctionArgs) =>
  asMember(args, 'distribution.write', async ({ staff }) => {
    const slug = slugOf(args);
    const answer = await staff.distribution();
    const rule = rulePages[slug];
    const sentences = ruleSentences(rulesOf(answer), rulePeople(answer));
    const at = sentences.findIndex((each) => each.rule === rule);
    return {
      ...{ slug, rule, number: at + 1, sentence: sentences[at]!.sentence, fields: answer.rules },
      people: answer.people.map(({ person, name }) => [person, name] as const),
    };
  });

const was = storedRuleFields.omit({ order: true });
const posted = [
  ...[distributionForms.rule, distributionForms.lastResort],
  ...[intentField, wasField, changesField, ...choiceFields],
];

export const ruleAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'distribution.write', posted, async ({ staff, typed }) => {
    const slug = slugOf(args);
    const rule = rulePages[slug];
    const after = { to: adminLinks.rules(), text: 'Frase salva.' };
    const send = (body: Parameters<typeof staff.changeRules>[0]) => conflictOf(staff.changeRules(body));
    if (textOf(typed, intentField) === conflictIntent) {
      const body = staffRulesBody.safeParse(chosenChanges(typed));
      if (!body.success) throw new Response(null, { status: 400 });
      return answerTo(await send(body.data), { ...after, text: 'Salvo como você escolheu.' });
    }
    const read = jsonField(typed, wasField, was);
    const options = { log: args.context.log, names: { [rule]: 'enabled' } };
    const { notTaken, answer } =
      rule === 'last'
        ? await submitForm(distributionForms.lastResort, typed, {
            ...{ ...options, send: (fields) => send(changedOf(read, fields)) },
          })
        : await submitForm(distributionForms.rule, typed, {
            ...{ ...options, send: (fields) => send(changedOf(read, ruleFields(rule, fields))) },
          });
    return notTaken ? notTakenReply(notTaken, { was: read }) : answerTo(answer, after);
  });

function ruleFields(
  rule: Exclude<PagedRule, 'last'>,
  { enabled, known_days: days }: { enabled: boolean; known_days?: number | null },
): Partial<RuleFields> {
  return { [rule]: enabled, ...(rule === 'known' && days && { known_days: days }) };
}
