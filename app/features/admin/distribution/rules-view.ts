import type { StaffAbsence, StaffDistribution, StaffPreview } from '@contract/staff-distribution';
import { inSaoPaulo, isoDay, weekdayName, weekdayText } from '@domain/kernel/moment';
import { minuteText } from '@domain/leads/distribution/hours-text';
import { ruleSentences, sentenceNumber, usageSentence } from '@domain/leads/distribution/rule-sentences';
import { parts, plainPart, type SentencePart } from '@domain/leads/distribution/sentence-parts';
import { rulePeople, rulesOf } from './distribution-rules';
import { ruleHref } from './rule-pages';

/** Pages of the rules as texts. */
export function rulesView(answer: StaffDistribution) {
  const { usage, reply_minutes: minutes } = answer;
  return {
    rows: ruleSentences(rulesOf(answer), rulePeople(answer)).map(
      ({ rule, group, active, sentence }, index) => {
        const used = usage.find((each) => each.rule === rule && each.group === (group && Number(group)));
        return {
          ...{ key: group ?? rule, sentence, active, href: ruleHref({ rule, group }) },
          usage:
            rule === 'last' && used
              ? lastUsage(used)
              : usageSentence(used?.count ?? 0, index === 0 ? 'nesta semana' : undefined),
        };
      },
    ),
    promise: promiseText(minutes),
    absences: absenceTexts(answer),
  };
}
export type RuleRow = ReturnType<typeof rulesView>['rows'][number];

/** 'Valeu 1 vez, domingo às 22h.' */
function lastUsage({ count, last_at }: StaffDistribution['usage'][number]): string {
  const at = new Date(last_at);
  const when = `${weekdayName(isoDay(at))} às ${clockText(at)}`;
  return `${usageSentence(count).slice(0, -1)}, ${count === 1 ? '' : 'a última '}${when}.`;
}

/** '14h59', '22h' */
function clockText(at: Date): string {
  const { hour, minute } = inSaoPaulo(at);
  return minuteText(hour * 60 + minute);
}

const morning = 9 * 60;
const promiseText = (minutes: number) =>
  `Responder em ${minutes} minutos, de segunda a sábado, das 8h às 20h. O que chega à noite vence às ${minuteText(morning + minutes)}.`;

/** '2026-12-02' → '2/12' */
export const shortDay = (day: string): string => day.split('-').slice(1).map(Number).toReversed().join('/');

/** Absences of the next seven days. */
function absenceTexts({ absences, today }: StaffDistribution): string[] {
  const week = isoDay(new Date(Date.parse(`${today}T12:00:00-03:00`) + 6 * 24 * 3600_000));
  return absences.filter(({ from }) => from <= week).map((absence) => absenceText(absence, today));
}

/** 'Paulo Dantas, até 2/12. Não recebe contatos.', 'Ana Lima, de 5/12 a 9/12.' */
export const absenceText = ({ name, from, until }: StaffAbsence, today: string): string =>
  from <= today
    ? `${name}, até ${shortDay(until)}. Não recebe contatos.`
    : from === until
      ? `${name}, em ${shortDay(from)}.`
      : `${name}, de ${shortDay(from)} a ${shortDay(until)}.`;

/** 'Seria de **Marina Couto**, pela frase 3, até 14h59; depois de **Tomás Reis**; depois de Helena Prado.' */
export function previewSentence(
  { steps }: StaffPreview,
  answer: StaffDistribution,
  now: Date,
): SentencePart[] {
  const [first, ...others] = steps;
  if (!first) return plainPart('Não seria de ninguém: falta escolher quem atende.');
  const rules = rulesOf(answer);
  const number = sentenceNumber(rules, {
    ...{ rule: first.rule, group: first.group === null ? null : String(first.group) },
  });
  const by = number === null ? '' : `, pela frase ${number}`;
  const until = first.due_at === null ? '' : `, até ${dueText(new Date(first.due_at), now)}`;
  const after = others.flatMap(({ name, rule }) =>
    rule === 'last' ? plainPart(`; depois de ${name}`) : parts`; depois de ${name}`,
  );
  return parts`Seria de ${first.name}${plainPart(`${by}${until}`)}${after}.`;
}

/** '14h59', else with its day: 'segunda, 30/11, 9h15'. */
const dueText = (due: Date, now: Date): string =>
  isoDay(due) === isoDay(now) ? clockText(due) : `${weekdayText(isoDay(due))}, ${clockText(due)}`;
