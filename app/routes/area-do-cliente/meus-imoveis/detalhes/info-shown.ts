import { dayText } from '@domain/kernel/moment';
import { formatMoney, formatMoneyShort } from '@domain/kernel/money';
import { pricesLine } from '@domain/property/property-texts';
import { capitalized } from '@domain/kernel/text';
import type { ReportInfo, Valuation } from '~/domain/owner-report';
import { stateOf } from '../list-data';
import { dayWords } from './views-shown';

export function infoShown(info: ReportInfo, now: Date) {
  const { title, photo, codigo, link, isActive, address, created, updated } = info;
  return {
    title,
    photo,
    codigo,
    page: isActive === false ? null : link,
    isActive: isActive !== false,
    state: stateOf(info),
    district: address.district,
    city: address.city,
    rows: [
      row('Endereço', [streetOf(address), address.complement].filter(Boolean).join(', ')),
      row('Bairro', address.district),
      row('Cidade', [address.city, address.state].filter(Boolean).join(', ')),
      row('CEP', cepOf(address.zipcode)),
      row('Tipo', info.typology && capitalized(info.typology)),
      row('Negociação', [info.sale && 'Venda', info.rent && 'Aluguel'].filter(Boolean).join(' e ')),
      row('Preço', priceOf(info, 'sale')),
      row('Aluguel', priceOf(info, 'rent')),
      row('Condomínio', info.condominium === null ? null : formatMoney(info.condominium, info.currency)),
      row('IPTU', iptuOf(info)),
      row('Exclusividade', info.isExclusive ? 'Sim' : null),
      row('Publicado em', created && dayText(new Date(created))),
      row('Atualizado em', updated && dayText(new Date(updated))),
    ].flat(),
    valuations: info.avm
      ? [
          ...valuationShown('Venda', info.avm.sell, info, now),
          ...valuationShown('Aluguel', info.avm.rent, info, now),
        ]
      : [],
    onlyYouUntil: info.onlyYouUntil && dayWords(info.onlyYouUntil),
  };
}
export type InfoShown = ReturnType<typeof infoShown>;

const row = (name: string, value: string | null | undefined) => (value ? [{ name, value }] : []);

const streetOf = ({ street, number }: ReportInfo['address']) => [street, number].filter(Boolean).join(', ');

/** Formats eight digits as '28950-000'; leaves other values unchanged. */
const cepOf = (zipcode: string | null) => zipcode && zipcode.replace(/^(\d{5})-?(\d{3})$/, '$1-$2');

function priceOf({ currency, ...info }: ReportInfo, of: 'sale' | 'rent'): string | null {
  const offer = info[of];
  if (!offer) return null;
  if (of === 'rent' && info.periodRent) return pricesLine({ periodRent: info.periodRent, currency });
  if (offer.amount === null) return 'Sob consulta';
  return `${formatMoney(offer.amount, currency)}${of === 'rent' ? ' por mês' : ''}`;
}

const periods = new Map([
  ['Mensal', ' por mês'],
  ['Anual', ' por ano'],
]);

function iptuOf({ iptu, iptuPeriod, currency }: ReportInfo): string | null {
  if (iptuPeriod === 'Isento') return 'Isento';
  return iptu === null ? null : `${formatMoney(iptu, currency)}${periods.get(iptuPeriod ?? '') ?? ''}`;
}

/** Prefers the range. A single value is marked as an estimate with its date; the default date is today. */
function valuationShown(
  name: string,
  valuation: Valuation | null,
  { currency }: Pick<ReportInfo, 'currency'>,
  now: Date,
) {
  if (!valuation) return [];
  const { isPending, value, range, at } = valuation;
  const day = at ? `, lida em ${dayText(new Date(at))}` : '';
  const text = isPending
    ? 'Em cálculo'
    : range
      ? `${formatMoneyShort(range.low, currency)} a ${formatMoneyShort(range.high, currency)}`
      : value === null
        ? 'Indisponível no momento'
        : `${formatMoneyShort(value, currency)}, estimativa, pode variar`;
  const note = range
    ? `${value === null ? '' : `O meio da faixa é ${formatMoneyShort(value, currency)}. `}Estimativa, pode variar${day}.`
    : value === null
      ? null
      : `Não é laudo. Lida em ${dayText(at ? new Date(at) : now)}.`;
  return [{ name, text, note }];
}
