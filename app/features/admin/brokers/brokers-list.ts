import type { StaffBroker } from '@contract/staff-brokers';
import { creciText } from '@domain/brokerage/creci-text';
import { counted } from '@domain/kernel/counts';
import { fold } from '@domain/kernel/text';
import { adminLinks } from '../admin-links';
import { pageField, pageOf } from '../list/page-of';
import { sourceNames } from './broker-fields';

export const brokersField = { text: 'busca', active: 'site' } as const;
export const activeOptions = [
  ['', 'Todos'],
  ['sim', 'No site'],
  ['nao', 'Fora do site'],
] as const;

export interface BrokerFilters {
  text: string;
  active: string;
}

/** Unknown values of the address count as absent. */
export function readBrokerFilters(params: URLSearchParams): BrokerFilters {
  const active = params.get(brokersField.active) ?? '';
  return {
    text: (params.get(brokersField.text) ?? '').trim().slice(0, 100),
    active: activeOptions.some(([value]) => value === active) ? active : '',
  };
}

export const isFiltered = ({ text, active }: BrokerFilters): boolean => text !== '' || active !== '';

export const brokersHref = ({ text, active }: BrokerFilters, page = 1): string =>
  adminLinks.brokers({
    ...{ [brokersField.text]: text, [brokersField.active]: active },
    [pageField]: page > 1 ? String(page) : undefined,
  });

/** The page of the address, as texts. */
export function brokersList(all: readonly StaffBroker[], params: URLSearchParams) {
  const { rows, page, count } = pageOf(all.filter(matches(readBrokerFilters(params))), params);
  return { page, count, sentence: brokersSentence(all), rows: rows.map(brokerRow) };
}

function matches({ text, active }: BrokerFilters) {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return (broker: StaffBroker): boolean => {
    const known = fold(`${broker.name} ${broker.email ?? ''} ${broker.creci} ${broker.phone ?? ''}`);
    return (
      (active === '' || broker.active === (active === 'sim')) && words.every((word) => known.includes(word))
    );
  };
}

const brokerRow = ({ id, name, creci, phone, email, properties, active, source }: StaffBroker) => ({
  ...{ id, name, creci: creciText(creci), phone, email, active },
  properties: counted(properties, 'imóvel', 'imóveis'),
  isOwn: source === 'house',
  source: source === 'house' ? null : sourceNames[source],
});
export type BrokerRow = ReturnType<typeof brokerRow>;

/** '8 corretores no site, 2 fora.' */
export function brokersSentence(all: readonly StaffBroker[]): string {
  const shown = all.filter(({ active }) => active).length;
  const others = all.length - shown;
  return `${counted(shown, 'corretor no site', 'corretores no site')}${others > 0 ? `, ${others} fora` : ''}.`;
}
