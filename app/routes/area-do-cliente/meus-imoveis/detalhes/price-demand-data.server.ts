import { priceDemandChart } from '~/features/charts/price-demand-chart.server';
import type { ReportPriceDemand } from '@contract/owner-figures';
import { formatMoneyShort } from '@domain/kernel/money';
import { demandText } from '@domain/owner-report/report-texts';
import type { ReportInfo } from '~/domain/owner-report';
import { dayWords } from './views-shown';

/** Demand by price, sale before rent. `rows` is empty for fewer than five people. */
export const priceDemandData = (
  demands: ReportPriceDemand,
  { sale, rent }: Pick<ReportInfo, 'sale' | 'rent'>,
) =>
  demands.map((demand) => {
    const { negotiation, currency, steps, at } = demand;
    const price = (negotiation === 'sell' ? sale : rent)?.amount ?? null;
    return {
      name: negotiation === 'sell' ? 'Compra' : 'Aluguel',
      day: dayWords(at),
      chart: priceDemandChart(demand, price),
      sentence: price === null ? null : demandText({ price, currency, steps }),
      rows: steps.map(({ up_to, people }) => ({
        name: `até ${formatMoneyShort(up_to, currency)}`,
        isToday: price !== null && up_to === steps.find((step) => step.up_to >= price)?.up_to,
        people: `cerca de ${people}`,
      })),
    };
  });
export type PriceDemandData = ReturnType<typeof priceDemandData>;
