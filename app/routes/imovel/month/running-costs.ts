import { formatMoney } from '@domain/kernel/money';
import { capitalized } from '@domain/kernel/text';
import { deliveryText } from '@domain/property/delivery';
import type { Negotiation } from '@domain/search/filters';
import { type MonthlyCost, monthlyCost, monthlyIptu } from '~/domain/monthly-cost';
import type { PropertyDetail } from '~/domain/property';
import { isOnPaper } from '../words/noun';

/** Line below the price: 'IPTU de R$ 610 por mês, sem condomínio'; of a launch its developer and delivery; '' if unknown. */
export function runningCosts(detail: PropertyDetail, negotiation: Negotiation): string {
  const { incorporadora: developer, entrega } = detail;
  if (isOnPaper(detail.condition))
    return capitalized([developer, entrega && deliveryText(entrega)].filter(Boolean).join(', '));
  const money = (value: number) => formatMoney(value, detail.moeda).replace(' ', '\u00a0');
  const cost = negotiation === 'rent' ? monthlyCost(detail) : null;
  if (cost?.isWhole && cost.total > cost.rent) return `${money(cost.total)} por mês com ${included(cost)}`;
  const iptu = monthlyIptu(detail);
  const { valorCondominio: condominium } = detail;
  const costs = [
    ...(condominium ? [`condomínio de ${money(condominium)} por mês`] : []),
    ...(iptu ? [`IPTU de ${money(iptu)} por mês`] : []),
    ...(condominium === 0 ? ['sem condomínio'] : []),
    ...(iptu === 0 ? ['IPTU isento'] : []),
  ].join(', ');
  return capitalized(costs);
}

const included = ({ condominium, iptu }: MonthlyCost): string =>
  [...(condominium ? ['condomínio'] : []), ...(iptu ? ['IPTU'] : [])].join(' e ');
