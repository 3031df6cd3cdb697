import type { StaffDistribution } from '@contract/staff-distribution';
import { formatMoney } from '@domain/kernel/money';
import { conditionText } from '@domain/leads/distribution/condition-text';
import { hoursText } from '@domain/leads/distribution/hours-text';
import { contactOriginNames } from '@domain/leads/portals';
import type { FieldTexts } from '../conflict/conflict-view';
import { shortDay } from './rules-view';

type Member = StaffDistribution['general']['members'][number];
type Group = StaffDistribution['groups'][number];

/** Fields as acts, conflicts and undos name them. */
export const distributionFieldNames: Readonly<Record<string, string>> = {
  ...{ known: 'quem já fala com um corretor', known_days: 'dias', page: 'página do corretor' },
  ...{ property: 'corretor do imóvel', last_resort: 'se ninguém pode', order: 'ordem dos grupos' },
  ...{ name: 'nome', enabled: 'vale', everybody: 'todos os corretores', negotiation: 'negociação' },
  ...{ price_from: 'acima de', price_to: 'até', places: 'lugares', launch: 'só lançamentos' },
  ...{ origins: 'origens', hours: 'horário', members: 'quem recebe' },
};

const negotiations: Readonly<Record<string, string>> = { buy: 'compra', rent: 'aluguel' };
const list = (texts: readonly string[], none: string) => (texts.length > 0 ? texts.join(', ') : none);

/** 'Marina Couto', 'Tomás Reis (peso 2, de segunda a sexta, das 9h às 18h)' */
export function memberText({ name, weight, hours }: Pick<Member, 'name' | 'weight' | 'hours'>): string {
  const more = [weight === 1 ? '' : `peso ${weight}`, hours ? hoursText(hours) : '']
    .filter(Boolean)
    .join(', ');
  return more ? `${name || 'quem já saiu'} (${more})` : name || 'quem já saiu';
}

const showers: Readonly<Record<string, (value: never) => string>> = {
  known: (value: boolean) => (value ? 'vale' : 'desligada'),
  known_days: (value: number) => (value === 1 ? '1 dia' : `${value} dias`),
  page: (value: boolean) => (value ? 'vale' : 'desligada'),
  property: (value: boolean) => (value ? 'vale' : 'desligada'),
  enabled: (value: boolean) => (value ? 'vale' : 'desligado'),
  last_resort: (value: { name: string } | null) =>
    value ? value.name || 'quem já saiu' : 'a primeira pessoa da Direção',
  order: (value: readonly number[]) => list(value.map(String), 'sem grupos'),
  everybody: (value: boolean) => (value ? 'todos os corretores' : 'só os escolhidos'),
  negotiation: (value: string | null) => (value === null ? 'qualquer' : (negotiations[value] ?? value)),
  price_from: (value: number | null) =>
    value === null ? 'qualquer preço' : `acima de ${formatMoney(value)}`,
  price_to: (value: number | null) => (value === null ? 'qualquer preço' : `até ${formatMoney(value)}`),
  places: (value: readonly string[]) => list(value, 'qualquer lugar'),
  launch: (value: boolean) => (value ? 'só lançamentos' : 'qualquer imóvel'),
  origins: (value: readonly string[]) =>
    list(
      value.map((origin) => contactOriginNames[origin as 'site'] ?? origin),
      'qualquer origem',
    ),
  hours: (value: Group['hours']) => (value ? hoursText(value) : 'sempre'),
  members: (value: readonly Member[]) => list(value.map(memberText), 'ninguém'),
  group: (value: (Group & { everybody: boolean }) | null) =>
    value === null
      ? ''
      : `${conditionText({
          ...{ negotiation: value.negotiation, priceFrom: value.price_from, priceTo: value.price_to },
          ...{ places: value.places, launch: value.launch, origins: value.origins },
        })}: ${list(value.members.map(memberText), 'ninguém')}`,
  absence: (value: { name: string; from: string; until: string } | null) =>
    value === null ? '' : `${value.name}, de ${shortDay(value.from)} a ${shortDay(value.until)}`,
};

export const isDistributionField = (field: string): boolean => Object.hasOwn(showers, field);

/** A value as people read it. */
export function distributionValue(field: string, value: unknown): string {
  if (isDistributionField(field)) return showers[field]!(value as never);
  return typeof value === 'string' ? value : 'nenhum';
}

/** As acts show it: several fields are in a line. */
export function distributionAct(field: string, value: unknown): string {
  const name = Object.hasOwn(distributionFieldNames, field) ? `${distributionFieldNames[field]}: ` : '';
  return `${name}${distributionValue(field, value)}`;
}

/** Names are for people: a form posts references. */
function posted(field: string, value: unknown): unknown {
  if (field === 'last_resort') return (value as { person: string } | null)?.person ?? null;
  if (field !== 'members') return value;
  return (value as Member[]).map(({ person, weight, hours }) => ({ person, weight, hours }));
}

export const distributionFieldTexts: FieldTexts = {
  names: distributionFieldNames,
  show: distributionValue,
  post: posted,
};
