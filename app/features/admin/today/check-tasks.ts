import type { StaffToday } from '@contract/staff-today';
import { propertyNoun } from '@domain/kernel/counts';
import { capitalized, countWord } from '@domain/kernel/text';
import { sinceText } from '@domain/kernel/moment';
import { adminLinks, intentField } from '../admin-links';
import { checkValues, resolveIntent } from '../properties/freshness/check-fields';
import { checkText, priceText, sameText } from '../properties/freshness/check-texts';
import { last, type TodayRow } from './today-row';

type Checks = NonNullable<StaffToday['checks']>['rows'];

/** 'Ainda à venda?': one press, or the record. */
export const checkTasks = (checks: Checks, now: Date): TodayRow[] =>
  checks.map((check) => {
    const { id, code, district, check_from } = check;
    const place = [code, district, priceText(check)].filter(Boolean).join(', ');
    const href = adminLinks.property(id);
    return {
      ...{ key: `conferir-${id}`, time: '', isLate: false, since: check_from, href },
      ...{ what: ['', place, ''], why: `${checkText(check, now)}.` },
      actions: [
        {
          ...{ label: sameText(check), post: adminLinks.checkProperty(id), isAccent: true },
          fields: checkValues(check, adminLinks.today()),
        },
        { label: 'Mudou', href: adminLinks.changedProperty(id) },
      ],
    };
  });

/** What brokers have said, for those who change properties. */
export const changedTasks = (changed: StaffToday['changed'], now: Date): TodayRow[] =>
  (changed?.rows ?? []).map(({ id, code, district, note, by, at }) => {
    const href = adminLinks.property(id);
    return {
      ...{ key: `mudou-${id}`, time: sinceText(new Date(at), now), isLate: false, since: at, href },
      what: [`${by ?? 'Quem já saiu'} diz que mudou: `, [code, district].filter(Boolean).join(', '), ''],
      why: note,
      actions: [
        { label: 'Abrir', href },
        {
          ...{ label: 'Resolvido', post: adminLinks.changedProperty(id) },
          fields: { [intentField]: resolveIntent },
        },
      ],
    };
  });

/** Of all brokers: one thing for whoever sees the list. */
export function lateCheckTasks(late: StaffToday['late_checks']): TodayRow[] {
  if (!late || late.count === 0) return [];
  const href = adminLinks.properties({ aba: 'a-conferir' });
  const count = capitalized(countWord(late.count));
  return [
    {
      ...{ key: 'sem-conferir', time: '', isLate: false, since: last, href },
      what: ['', `${count} ${propertyNoun(late.count)} sem conferir há mais de 30 dias`, ''],
      why: 'Quem é o corretor foi perguntado em Hoje há mais de 14 dias.',
      actions: [{ label: late.count === 1 ? 'Ver o imóvel' : `Ver os ${countWord(late.count)}`, href }],
    },
  ];
}
