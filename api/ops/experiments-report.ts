import type { ExperimentCounts } from '@api/analytics/queries/experiments';
import {
  type ArmCounts,
  experimentResult,
  type Interval,
  leastExposures,
} from '@domain/experiments/experiment-result';
import { experimentTexts } from '@domain/experiments/experiment-texts';
import { type Experiment, experiments } from '@domain/experiments/experiments';
import { formatDecimal, formatNumber } from '@domain/kernel/money';
import { table } from './output';

const percent = (share: number) => `${formatDecimal(share * 100)} %`;
const between = ({ low, high }: Interval) => `${percent(low)} a ${percent(high)}`;
const signed = (points: number) => `${points > 0 ? '+' : ''}${formatDecimal(points * 100)}`;
const day = (iso: string) => iso.split('-').reverse().join('/');

/** `isOff`: the arms' shares differ from their weights. */
export function experimentReport(
  experiment: Experiment,
  { since, arms }: ExperimentCounts,
): { text: string; isOff: boolean } {
  const { about, arms: names, goal } = experimentTexts[experiment];
  const weights = experiments[experiment];
  const result = experimentResult(arms, weights);
  const isShown = result.state === 'shown';
  const row = (counts: ArmCounts, arm: 0 | 1) => [
    String(arm),
    names[arm],
    `${weights[arm]} %`,
    formatNumber(counts.exposures),
    ...(isShown
      ? [
          formatNumber(counts.conversions),
          percent(counts.conversions / counts.exposures),
          between(result.arms[arm]),
        ]
      : []),
  ];
  const head = ['', 'versão', 'sorteio', 'viram', ...(isShown ? [goal, 'taxa', 'intervalo de 95 %'] : [])];
  const text = [
    `${experiment}: ${about}${since ? `, desde ${day(since)}` : ''}`,
    table([head, row(arms[0], 0), row(arms[1], 1)]),
    `  ${resultText(result)}`,
  ].join('\n');
  return { text, isOff: result.state === 'shares-off' };
}

function resultText(result: ReturnType<typeof experimentResult>): string {
  switch (result.state) {
    case 'shares-off':
      return [
        `Sem resultado: as partes não são as sorteadas (χ² = ${formatDecimal(result.chiSquared)}; p < 0,001).`,
        'Alguma coisa perde uma das versões: um redirecionamento, robôs, uma cópia guardada da página, contagens que não chegam.',
      ].join('\n  ');
    case 'too-early':
      return `Cedo demais: são precisas ${formatNumber(leastExposures)} exposições em cada versão.`;
    case 'shown': {
      const { low, high } = result.difference;
      const verdict =
        low > 0
          ? 'a segunda converte mais'
          : high < 0
            ? 'a primeira converte mais'
            : 'pode não haver diferença';
      return `Diferença, segunda menos primeira: entre ${signed(low)} e ${signed(high)} pontos percentuais (95 %): ${verdict}.`;
    }
  }
}
