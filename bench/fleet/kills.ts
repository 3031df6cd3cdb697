import { setTimeout as pause } from 'node:timers/promises';
import { lettersTo, untilLetters } from './checks';
import { contact, contactPath, Visitor } from './client';
import type { Fleet } from './fleet';

const [readers, senders] = [6, 3];
const [readPauseMs, sendPauseMs] = [150, 400];
const paths = ['/', '/imoveis/venda', '/sobre-nos/contato'];

export interface KillResult {
  pages: number;
  /** Of the visitor that had most, at each of the two events. */
  mostErrors: { killed: number; replaced: number };
  errors: string[];
  acknowledged: number;
  lost: string[];
  doubled: string[];
  withoutLetter: string[];
  secondLetters: number;
}

/** Ends two instances of four beside visitors: one by SIGKILL, one as an update does. */
export async function measureKills(fleet: Fleet): Promise<KillResult> {
  let isOver = false;
  let event: 'killed' | 'replaced' = 'killed';
  let pages = 0;
  const errors: { visitor: string; event: string; what: string }[] = [];
  const acknowledged: string[] = [];
  const site = { origin: fleet.balancer.origin, siteUrl: fleet.balancer.origin };

  const isAnswered = async (visitor: string, expected: number, call: () => Promise<{ status: number }>) => {
    try {
      const { status } = await call();
      if (status === expected) return true;
      errors.push({ visitor, event, what: String(status) });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      errors.push({ visitor, event, what: code ?? message });
    }
    return false;
  };
  const read = async (n: number) => {
    const visitor = new Visitor(`198.51.101.${n}`, site);
    for (let turn = n; !isOver; turn += 1) {
      const path = paths[turn % paths.length]!;
      if (await isAnswered(`reader ${n}`, 200, () => visitor.get(path))) pages += 1;
      await pause(readPauseMs);
    }
    visitor.close();
  };
  const send = async (n: number) => {
    const visitor = new Visitor(`198.51.102.${n}`, site);
    for (let turn = 0; !isOver; turn += 1) {
      const mark = `de${n}vez${turn}`;
      // A person who sees an error sends the same form once more.
      for (let tries = 0; tries < 2; tries += 1) {
        if (!(await isAnswered(`sender ${n}`, 303, () => visitor.post(contactPath, contact(mark))))) continue;
        acknowledged.push(mark);
        break;
      }
      await pause(sendPauseMs);
    }
    visitor.close();
  };
  const all = Promise.all([
    ...Array.from({ length: readers }, (_, n) => read(n)),
    ...Array.from({ length: senders }, (_, n) => send(n)),
  ]);
  try {
    await pause(3_000);
    await fleet.replace(0, 'SIGKILL');
    await pause(3_000);
    event = 'replaced';
    await fleet.replace(1, 'SIGTERM');
    await pause(3_000);
  } finally {
    isOver = true;
    await all;
  }
  await untilLetters(fleet, acknowledged);
  const { rows } = await fleet.database.query<{ message: string }>('select message from lead');
  const stored = (mark: string) => rows.filter(({ message }) => message === contact(mark).mensagem).length;
  const mostOf = (of: string) => {
    const counts = new Map<string, number>();
    for (const each of errors)
      if (each.event === of) counts.set(each.visitor, (counts.get(each.visitor) ?? 0) + 1);
    return Math.max(0, ...counts.values());
  };
  const letters = acknowledged.map((mark) => lettersTo(fleet, mark));
  return {
    pages,
    mostErrors: { killed: mostOf('killed'), replaced: mostOf('replaced') },
    errors: errors.map(({ visitor, event: at, what }) => `${at}: ${visitor} ${what}`),
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((mark) => stored(mark) === 0),
    doubled: acknowledged.filter((mark) => stored(mark) > 1),
    withoutLetter: acknowledged.filter((_, n) => letters[n]!.brokerage === 0),
    secondLetters: letters.filter(({ brokerage, sender }) => brokerage > 1 || sender > 1).length,
  };
}
