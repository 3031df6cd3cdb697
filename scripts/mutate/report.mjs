import { leastCaught, roomOf } from './rooms.mjs';

const caught = new Set(['Killed', 'Timeout']);
const survived = new Set(['Survived', 'NoCoverage']);

/** Counts per module and in total, without `RuntimeError` and `Ignored`. */
export function tally(results) {
  const rows = new Map();
  for (const { fileName, status } of results) {
    if (!caught.has(status) && !survived.has(status)) continue;
    for (const room of [roomOf(fileName), 'all']) {
      const row = rows.get(room) ?? { room, planted: 0, caught: 0 };
      row.planted += 1;
      row.caught += caught.has(status) ? 1 : 0;
      rows.set(room, row);
    }
  }
  const isLast = ({ room }) => room === 'all';
  return [...rows.values()].sort((a, b) => isLast(a) - isLast(b) || (a.room < b.room ? -1 : 1));
}

export const isEnough = (rows) =>
  rows.every(({ room, planted, caught }) => room !== 'all' || caught >= planted * leastCaught);

export function table(rows) {
  const lines = rows.map(({ room, planted, caught }) => {
    const share = `${Math.floor((100 * caught) / planted)} %`;
    return `| ${room} | ${planted} | ${caught} | ${planted - caught} | ${share} |`;
  });
  return ['| room | planted | caught | survived | share |', '|---|--:|--:|--:|--:|', ...lines].join('\n');
}

/** Lists each survivor with its line before and after. @param sources text of each file */
export function survivors(results, sources) {
  return results
    .filter(({ status }) => survived.has(status))
    .map(({ fileName, location, replacement, status }) => {
      const { before, after } = lineOf(sources.get(fileName), location, replacement);
      const note = status === 'NoCoverage' ? ' (no test runs it)' : '';
      return `${fileName}:${location.start.line}${note}\n  - ${before}\n  + ${after}`;
    });
}

function lineOf(source, { start, end }, replacement) {
  const lines = source.split('\n');
  const head = lines[start.line - 1].slice(0, start.column - 1);
  const tail = lines[end.line - 1].slice(end.column - 1);
  const original = lines.slice(start.line - 1, end.line).join('\n');
  const oneLine = (text) => {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 140 ? `${line.slice(0, 139)}…` : line;
  };
  return { before: oneLine(original), after: oneLine(head + replacement + tail) };
}
