import { dayText } from '@domain/kernel/moment';
import { formatMoney } from '@domain/kernel/money';
import { creciText } from '@domain/brokerage/creci-text';
import { monthlyIptu } from '~/domain/monthly-cost';
import type { ListedProperty } from '~/domain/property';

/** Additional texts of the list view (brief §18.3); omits unknown values. */
export interface RowData {
  costs: { label: string; value: string }[];
  /** Responsible broker with CRECI number. */
  broker?: { name: string; creci: string };
  /** Day of publication. `running`: in the current year, which small screens omit. */
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

/** Monthly costs. Zero has its own text; unknown values are omitted. */
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
