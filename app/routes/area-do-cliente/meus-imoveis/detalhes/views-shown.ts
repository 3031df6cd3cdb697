import { counted, nounFor } from '@domain/kernel/counts';
import { dayText, recentMomentText } from '@domain/kernel/moment';
import { formatNumber } from '@domain/kernel/money';
import { broughtText, personNoun, visitNoun } from '@domain/owner-report/report-texts';
import { type Change, changeOf, type Days } from '@domain/owner-report/period';
import type { PeriodFigures, Views } from '~/domain/owner-report';

/** One of the six figures; `value` null is unknown and differs from zero. */
export interface Figure {
  name: string;
  value: string | null;
  /** Components of the figure, or its comparison. */
  beside: string;
  counts: string;
}

/** 'Acessos e visitas': figures of a period, or totals if the answer has no period. @param days days published */
export function viewsShown(views: Views, days: number | null, now: Date) {
  const { period } = views;
  const figures = period?.now ?? totalOf(views);
  const before = period?.before?.figures ?? null;
  return {
    sentence: isNew(figures, views.days ?? days)
      ? 'Seu anúncio acabou de sair.'
      : broughtText({ visits: visitsOf(figures), leads: figures.leads }),
    isNew: isNew(figures, views.days ?? days),
    change: before ? viewsChange(figures, before) : null,
    figures: sixFigures({ views, figures, before, days: views.days ?? days }),
    /** Whether the period can be changed. */
    hasPeriods: period !== null,
    note: period ? periodText(period, views, now) : 'Totais desde o anúncio.',
    portals: views.portals.map(({ name, views: seen, contacts, to }) => ({
      name,
      views: seen === null ? null : formatNumber(seen),
      contacts: contacts === null ? null : formatNumber(contacts),
      day: to && dayWords(to),
    })),
  };
}
export type ViewsShown = ReturnType<typeof viewsShown>;

const visitsOf = ({ visits }: PeriodFigures) => visits.in_person + visits.virtual;
const isNew = (figures: PeriodFigures, days: number | null) =>
  days !== null && days < 7 && !figures.views && figures.leads === 0 && visitsOf(figures) === 0;

/** Figures of a back end that does not send the period. */
const totalOf = ({ hits, leads, visits }: Views): PeriodFigures => ({
  visits,
  leads: leads.total,
  views: hits.views_total,
  search: hits.search_total,
});

function periodText(
  period: NonNullable<Views['period']>,
  { counted_since: since, at }: Views,
  now: Date,
): string {
  const { from, to, before } = period;
  const partial = since && since > from ? ` Começamos a contar visualizações em ${dayWords(since)}.` : '';
  return [
    `${spelled({ from, to })}, hoje ainda parcial.${partial}`,
    ...(before ? [`Comparado com ${spelled(before)}.`] : []),
    ...(at ? [`Atualizado ${recentMomentText(new Date(at), now)}.`] : []),
  ].join(' ');
}

const spelled = ({ from, to }: Days) => `${dayWords(from)} a ${dayWords(to)}`;
export const dayWords = (day: string) => dayText(new Date(`${day}T12:00:00-03:00`));

/** Compares views with the previous period of equal length; null if one of them has no count. */
function viewsChange(now: PeriodFigures, before: PeriodFigures) {
  if (now.views === null || before.views === null) return null;
  return now.views > before.views ? 'acima da' : now.views < before.views ? 'abaixo da' : 'igual à';
}

interface FiguresInput {
  views: Views;
  figures: PeriodFigures;
  before: PeriodFigures | null;
  days: number | null;
}

/** The six figures in the order of brief §17.5. */
function sixFigures({ views, figures, before, days }: FiguresInput): Figure[] {
  const { visits, leads } = figures;
  const isPeriod = views.period !== null;
  const compare = (value: number | null, earlier: number | null | undefined) =>
    value === null || earlier === null || earlier === undefined ? '' : changeText(changeOf(value, earlier));
  const since = views.counted_since;
  const notYet = since ? `contamos desde ${dayWords(since)}` : 'ainda não contamos';
  return [
    {
      name: visitNoun(visitsOf(figures)),
      value: formatNumber(visitsOf(figures)),
      beside: [
        `${counted(visits.in_person, 'presencial', 'presenciais')} e ${counted(visits.virtual, 'virtual', 'virtuais')}`,
        ...(before ? [`${before.visits.in_person + before.visits.virtual} no período anterior`] : []),
      ].join('; '),
      counts: 'Pedidos de visita feitos no site, presenciais e virtuais.',
    },
    {
      name: personNoun(leads),
      value: formatNumber(leads),
      beside: compare(leads, before?.leads),
      counts: 'Pessoas diferentes, pelo e-mail ou telefone. Quem escreve três vezes conta uma.',
    },
    {
      name: nounFor(figures.views ?? 0, 'visualização', 'visualizações'),
      value: figures.views === null ? null : formatNumber(figures.views),
      beside: figures.views === null ? notYet : compare(figures.views, before?.views),
      counts:
        'Vezes que a página do imóvel foi aberta no nosso site. Robôs, você e a nossa equipe não contam; a mesma pessoa conta uma vez a cada meia hora. Quem navega sem JavaScript não é contado.',
    },
    {
      name: nounFor(figures.search ?? 0, 'aparição na busca', 'aparições na busca'),
      value: figures.search === null ? null : formatNumber(figures.search),
      beside: figures.search === null ? notYet : compare(figures.search, before?.search),
      counts:
        'Vezes que o cartão do imóvel ficou na tela de quem buscava no nosso site por um segundo. Quem navega sem JavaScript não é contado.',
    },
    {
      name: 'pessoas guardaram',
      value: views.favorites === undefined || views.favorites === null ? null : formatNumber(views.favorites),
      beside: views.favorites === null ? 'menos de 5' : '',
      counts: 'Contas que têm hoje este imóvel nos favoritos, de 5 em diante. Nunca dizemos quem são.',
    },
    {
      name: nounFor(days ?? 0, 'dia no ar', 'dias no ar'),
      value: days === null ? null : formatNumber(days),
      beside: isPeriod || days === null ? '' : 'desde o anúncio',
      counts: 'Dias publicado, sem contar pausas.',
    },
  ];
}

export function changeText(change: Change): string {
  const amount = 'by' in change ? change.by : change.percent;
  if (amount === 0) return 'como no período anterior';
  const size = `${formatNumber(Math.abs(amount))}${'percent' in change ? '%' : ''}`;
  return `${size} ${amount > 0 ? 'a mais' : 'a menos'} que no período anterior`;
}
