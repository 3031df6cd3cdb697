import { csvLine, csvMark } from '@api/platform/process/write-csv';
import { type RunDetail, remarkText } from './queries/run';

const outcomeNames = { quarantined: 'em quarentena', warned: 'com aviso' } as const;
const header = ['código', 'linha', 'o quê', 'por quê', 'veio', 'no ar'];

/** All that is stored of a run: remarks by line, then prices, then what would leave. */
export function runCsv({ remarks, changes }: RunDetail): string {
  const lines = [
    ...remarks.flatMap(({ reference, line, outcome, remarks: own }) =>
      own.map(({ code, value }) => [
        reference,
        line,
        outcomeNames[outcome],
        remarkText(code),
        value ?? null,
        null,
      ]),
    ),
    ...changes.prices.map(({ reference, negotiation, from, to }) => [
      ...[reference, null, 'preço', negotiation === 'sell' ? 'venda' : 'aluguel'],
      ...[to, from],
    ]),
    ...changes.gone.map(({ reference }) => [reference, null, 'sai do ar', 'não está na carga', null, null]),
  ];
  return (
    csvMark +
    csvLine(header) +
    lines.map((line) => csvLine(line.map((cell) => (cell === null ? null : String(cell))))).join('')
  );
}
