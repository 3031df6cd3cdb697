import { setTimeout as pause } from 'node:timers/promises';

const readers = 4;

/** Requests paths and sends forms until `stop`. Errors and unexpected statuses count as failed. */
export function startVisitors(siteUrl, paths) {
  let isOver = false;
  const result = { read: 0, sent: 0, failed: [] };
  const statuses = new Map();

  const ask = async (path, init, wanted) => {
    try {
      const answer = await fetch(siteUrl + path, { redirect: 'manual', ...init });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === wanted) return true;
      result.failed.push(`${path}: ${answer.status}`);
    } catch (error) {
      result.failed.push(`${path}: ${error.cause?.code ?? error.message}`);
    }
    return false;
  };
  const read = async (first) => {
    for (let n = first; !isOver; n += 1) {
      if (await ask(paths[n % paths.length], {}, 200)) result.read += 1;
      await pause(20);
    }
  };
  const send = async () => {
    for (let n = 0; !isOver; n += 1) {
      const body = new URLSearchParams({ nome: 'Clara Nunes', email: `clara-${n}@exemplo.com.br` });
      // A separate address per form, because of the limit per address.
      const headers = { origin: siteUrl, 'x-forwarded-for': `10.${(n >> 8) & 255}.${n & 255}.1` };
      if (await ask('/recursos/newsletter', { method: 'POST', body, headers }, 303)) result.sent += 1;
      await pause(100);
    }
  };
  const all = Promise.all([...Array.from({ length: readers }, (_, n) => read(n)), send()]);
  return {
    async stop() {
      isOver = true;
      await all;
      return {
        ...result,
        statuses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
      };
    },
  };
}
