import { table } from '@api/ops/output';
import type { CheckedForm } from '@api/leads/mautic/form-check';
import type { Examined } from './examine';

export function formsReport(seen: readonly CheckedForm[]): string {
  const rows = seen.map(({ kind, id, missing, reason }) => [
    kind,
    String(id),
    missing === null ? `não deu para ler (${reason})` : missing.join(', ') || 'nada falta',
  ]);
  return `${table([['formulário do Mautic', 'número', 'campos que faltam'], ...rows])}\n`;
}

const outcomes: Record<Examined['outcome'], string> = {
  there: 'responde',
  parts: 'responde em parte',
  missing: 'não existe',
  outside: 'fora do contrato',
  failed: 'falhou',
  refused: 'token recusado',
  unasked: 'não perguntada',
};

const isOfUse = ({ outcome }: Examined) => outcome === 'there' || outcome === 'parts';

/** Table of all results, and the exit code: 1 if the site cannot work. */
export function report(examined: readonly Examined[]): { text: string; code: 0 | 1 } {
  const rows = examined.map((each) => [
    each.check.call,
    each.check.isOurs ? 'extensão' : 'especificação',
    outcomes[each.outcome],
    isOfUse(each) || each.outcome === 'unasked' ? '' : each.check.without,
  ]);
  const details = examined.flatMap(({ check, detail, outcome }) =>
    detail && outcome !== 'missing' ? [`  ${check.call}\n    ${detail}`] : [],
  );
  const vital = examined.filter((each) => each.check.isVital && !isOfUse(each));
  const verdict =
    vital.length > 0
      ? `O site não pode funcionar: ${vital.map(({ check }) => check.call).join(', ')}.`
      : 'O site funciona com este back end.';
  const parts = [
    table([['chamada', 'origem', 'resultado', 'o que o site deixa de fora'], ...rows]),
    ...(details.length > 0 ? [`Detalhes:\n${details.join('\n')}`] : []),
    verdict,
  ];
  return { text: `${parts.join('\n\n')}\n`, code: vital.length > 0 ? 1 : 0 };
}
