import type { StaffExperiment } from '@contract/staff-experiments';
import { leastExposures } from '@domain/experiments/experiment-result';
import { experimentTexts } from '@domain/experiments/experiment-texts';
import { experiments } from '@domain/experiments/experiments';
import { formatNumber } from '@domain/kernel/money';
import { countWord } from '@domain/kernel/text';
import { type DifferenceScale, differenceScale } from './difference-scale';

interface ArmRow {
  name: string;
  seen: string;
  /** null: the result is hidden. */
  converted: { people: string; rate: string } | null;
}

export interface ExperimentView {
  name: string;
  question: string;
  about: string;
  arms: [ArmRow, ArmRow];
  /** '75,2 para 24,8'; null: no exposures. */
  shares: string | null;
  areSharesOff: boolean;
  /** Why there is no result, or where to look. */
  hidden: string | null;
  result: { summary: string; verdict: string; label: string; scale: DifferenceScale } | null;
}

const hiddenTexts = {
  'shares-off':
    'Causas comuns, nesta ordem: robôs, um braço que redireciona, página em cache, contagem perdida.',
  'too-early': `Cedo demais: são precisas ${formatNumber(leastExposures)} pessoas em cada braço.`,
} as const;

const formatDecimal = (value: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const signs = { '-1': '−', 0: '', 1: '+' } as const;
/** '+1,1', '−0,4', '0,0' */
const signed = (points: number) => {
  const tenths = Math.round(points * 10);
  return `${signs[Math.sign(tenths) as -1 | 0 | 1]}${formatDecimal(Math.abs(tenths) / 10)}`;
};
const pointsWord = (points: number) => (Math.abs(points) < 2 ? 'ponto' : 'pontos');

export function experimentView({ name, since, exposures, result }: StaffExperiment): ExperimentView {
  const texts = experimentTexts[name];
  const weights = experiments[name];
  const all = exposures[0] + exposures[1];
  const isShown = result.state === 'shown';
  const row = (arm: 0 | 1): ArmRow => ({
    name: `${capital(texts.arms[arm])}, ${weights[arm]}`,
    seen: formatNumber(exposures[arm]),
    converted: isShown
      ? {
          people: formatNumber(result.conversions[arm]),
          rate: `${formatDecimal((result.conversions[arm] / exposures[arm]) * 100)}%`,
        }
      : null,
  });
  const drawn = `${weights[0]} ${texts.arms[0]}, ${weights[1]} ${texts.arms[1]}.`;
  return {
    ...{ name, question: texts.question },
    about: `${drawn} ${texts.measure}${since ? ` Desde ${since.split('-').reverse().join('/')}.` : ''}`,
    arms: [row(0), row(1)],
    shares: all > 0 ? exposures.map((count) => formatDecimal((count / all) * 100)).join(' para ') : null,
    areSharesOff: result.state === 'shares-off',
    hidden: isShown ? null : hiddenTexts[result.state],
    result: isShown ? shownResult(texts.arms, exposures, result) : null,
  };
}

function shownResult(
  arms: readonly [string, string],
  exposures: readonly [number, number],
  { conversions, difference }: Extract<StaffExperiment['result'], { state: 'shown' }>,
): ExperimentView['result'] {
  const [low, high] = [difference.low * 100, difference.high * 100];
  const value = (conversions[1] / exposures[1] - conversions[0] / exposures[0]) * 100;
  const found = `${signed(value)} ${pointsWord(value)}`;
  const verdict =
    low > 0
      ? `${capital(arms[1])} converte mais.`
      : high < 0
        ? `${capital(arms[0])} converte mais.`
        : 'O intervalo ainda passa pelo zero: pode não haver diferença.';
  return {
    summary: `${capital(arms[1])}: ${found}, entre ${signed(low)} e ${signed(high)}.`,
    verdict,
    label: `Diferença de ${found}; intervalo de 95% de ${signed(low)} a ${signed(high)}`,
    scale: differenceScale({ low, value, high }),
  };
}

/** 'Dois em curso. Um ainda não pode ser lido; outro está com a divisão errada e não mostra resultado.' */
export function experimentsSentence(all: readonly StaffExperiment[]): string {
  const isDecided = ({ result }: StaffExperiment) =>
    result.state === 'shown' && (result.difference.low > 0 || result.difference.high < 0);
  const off = all.filter(({ result }) => result.state === 'shares-off').length;
  const decided = all.filter(isDecided).length;
  const parts = [
    part(decided, 'já tem resposta', 'já têm resposta'),
    part(all.length - off - decided, 'ainda não pode ser lido', 'ainda não podem ser lidos'),
    part(
      off,
      'está com a divisão errada e não mostra resultado',
      'estão com a divisão errada e não mostram resultado',
    ),
  ].flatMap((text) => text ?? []);
  const [first, ...others] = parts.map((text, index) =>
    index > 0 && text.startsWith('um ') ? `outro ${text.slice(3)}` : text,
  );
  return `${capital(countWord(all.length))} em curso. ${capital([first, ...others].join('; '))}.`;
}

const part = (count: number, one: string, many: string) =>
  count === 0 ? null : `${countWord(count)} ${count === 1 ? one : many}`;
