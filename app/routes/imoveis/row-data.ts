import { dayText } from '@domain/moment';
import { formatMoney } from '@domain/money';
import { creciText } from '~/domain/broker';
import { monthlyIptu } from '~/domain/monthly-cost';
import type { ListedProperty } from '~/domain/property';

/** What a row of the list view says besides a card's own words (brief §18.3); what is not known is left out. */
export interface RowData {
  costs: { label: string; value: string }[];
  /** Who answers for it, with the CRECI. */
  broker?: { name: string; creci: string };
  /** The day that it was announced; `running`: in the year that `now` is in, which small screens leave out. */
  announced?: { day: string; year: string; running: boolean };
}

export function rowData(property: ListedProperty, now: Date): RowData {
  const { corretor, criadoEm } = property;
  return {
    costs: costsOf(property),
    broker: corretor ? { name: corretor.name, creci: creciText(corretor.creci) } : undefined,
    announced: criadoEm ? announcedOn(new Date(criadoEm), now) : undefined,
  };
}

/** By the month; what there is none of is said, what nobody has told is not. */
function costsOf(property: ListedProperty): RowData['costs'] {
  const { valorCondominio: condominium, moeda } = property;
  const iptu = monthlyIptu(property);
  const row = (label: string, amount: number | null, none: string) =>
    amount === null ? [] : [{ label, value: amount ? `${formatMoney(amount, moeda)} por mês` : none }];
  return [...row('Condomínio', condominium, 'não há'), ...row('IPTU', iptu, 'isento')];
}

function announcedOn(moment: Date, now: Date): NonNullable<RowData['announced']> {
  const text = dayText(moment);
  const [day, year] = [text.slice(0, 5), text.slice(5)];
  return { day, year, running: dayText(now).endsWith(year) };
}
