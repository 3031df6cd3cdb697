import { mirrorChart } from '~/features/charts/mirror-chart.server';
import type { ReportMirror } from '@contract/owner-figures';
import { formatMoneyShort } from '@domain/money';
import { demandText } from '@domain/owner-report/in-words';
import type { ReportInfo } from '~/domain/owner-report';
import { dayWords } from './views-shown';

/** The mirror of demand, for sale before to rent; `rows` empty: fewer than five people. */
export const mirrorShown = (mirrors: ReportMirror, { sale, rent }: Pick<ReportInfo, 'sale' | 'rent'>) =>
  mirrors.map((mirror) => {
    const { negotiation, currency, steps, at } = mirror;
    const price = (negotiation === 'sell' ? sale : rent)?.amount ?? null;
    return {
      name: negotiation === 'sell' ? 'Compra' : 'Aluguel',
      day: dayWords(at),
      chart: mirrorChart(mirror, price),
      sentence: price === null ? null : demandText({ price, currency, steps }),
      rows: steps.map(({ up_to, people }) => ({
        name: `até ${formatMoneyShort(up_to, currency)}`,
        isToday: price !== null && up_to === steps.find((step) => step.up_to >= price)?.up_to,
        people: `cerca de ${people}`,
      })),
    };
  });
export type MirrorShown = ReturnType<typeof mirrorShown>;
