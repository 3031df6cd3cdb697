import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@api/platform/http/limits';
import { demoSource } from '@api/catalogue/source-name';
import { root } from '../../scripts/workshop/steps.mjs';
import { signedInCookie } from '../site/session';
import { contact, contactPath, Visitor } from './client';
import { brokerageEmail, type Fleet } from './fleet';

/** What an ended instance had claimed is taken over after `claimSeconds` of the mail job, 180. */
const waitMs = 240_000;

/** One visitor's address, one connection to each instance. */
export const visitorsAt = ({ websites, balancer }: Fleet, address: string): Visitor[] =>
  websites.map(
    ({ port }) => new Visitor(address, { origin: `http://localhost:${port}`, siteUrl: balancer.origin }),
  );

/** Numbers of how often the start's work was done, with four starts at once. */
export async function startedOnce({ database }: Fleet): Promise<number[]> {
  const { rows } = await database.query<{ runs: number }>(
    `select count(*)::int as runs from import_run join source on source.id = source_id where source.name = $1`,
    [demoSource],
  );
  return rows.map(({ runs }) => runs);
}

/** Sends contacts to all instances in turn. @returns how many letters each had, to the brokerage and to its sender */
export async function lettersOf(fleet: Fleet, count: number): Promise<Record<string, number>> {
  const marks = Array.from({ length: count }, (_, n) => `uma${n}`);
  const visitors = visitorsAt(fleet, '198.51.100.1');
  for (const [n, mark] of marks.entries()) {
    const { status } = await visitors[n % visitors.length]!.post(contactPath, contact(mark));
    if (status !== 303) throw new Error(`A contact was answered by ${status}`);
  }
  visitors.forEach(({ close }) => close());
  await untilLetters(fleet, marks);
  const tally: Record<string, number> = {};
  for (const mark of marks) {
    const key = Object.values(lettersTo(fleet, mark)).join('+');
    tally[key] = (tally[key] ?? 0) + 1;
  }
  return tally;
}

export const lettersTo = ({ mail }: Fleet, mark: string) => ({
  brokerage: mail.received.filter(
    ({ to, text }) => to.includes(brokerageEmail) && text.includes(`Carta ${mark}.`),
  ).length,
  sender: mail.received.filter(({ to }) => to.includes(contact(mark).email)).length,
});

/** Then for a while longer, in which a second letter would come. */
export async function untilLetters(fleet: Fleet, marks: readonly string[]): Promise<void> {
  const begun = performance.now();
  const isThere = () =>
    marks.every((mark) => Object.values(lettersTo(fleet, mark)).every((letters) => letters > 0));
  while (!isThere() && performance.now() - begun < waitMs) await pause(200);
  await pause(6_000);
}

/** @returns tries that were not refused, of one account and of one address, in turn at all instances */
export async function limitsOf(fleet: Fleet): Promise<{ signIns: number; contacts: number }> {
  const allowed = async (
    most: number,
    address: string,
    send: (visitor: Visitor, n: number) => Promise<number>,
  ) => {
    const visitors = visitorsAt(fleet, address);
    let count = 0;
    for (let n = 0; n < most; n += 1) if ((await send(visitors[n % visitors.length]!, n)) !== 429) count += 1;
    visitors.forEach(({ close }) => close());
    return count;
  };
  const login = { etapa: 'login', email: 'alguem@exemplo.com.br', senha: 'errada-Errada-9' };
  return {
    signIns: await allowed(
      limits.signInsByAccountAndAddress.most * 2,
      '198.51.100.2',
      async (visitor) => (await visitor.post('/area-do-cliente/login', login)).status,
    ),
    contacts: await allowed(
      limits.leadsByAddress.most + 12,
      '198.51.100.3',
      async (visitor, n) => (await visitor.post(contactPath, contact(`cheio${n}`))).status,
    ),
  };
}

/** @returns statuses of a private page at each instance, signed in, and after signing out at the first one */
export async function sessionsOf(fleet: Fleet): Promise<{ signedIn: number[]; signedOut: number[] }> {
  const cookie = await signedInCookie(fleet.settings);
  const visitors = visitorsAt(fleet, '198.51.100.4');
  const statuses = () =>
    Promise.all(
      visitors.map(async (visitor) => (await visitor.get('/area-do-cliente/meu-perfil', { cookie })).status),
    );
  const signedIn = await statuses();
  await visitors[0]!.post('/recursos/sair', {}, { cookie });
  const signedOut = await statuses();
  visitors.forEach(({ close }) => close());
  return { signedIn, signedOut };
}

const key = '0123456789abcdef01234567';

/** A photo of the store at each instance; a size that none has made yet, then without the store, then with it. */
export async function photosOf(fleet: Fleet): Promise<{ same: number; away: number[]; back: number[] }> {
  const { bucket } = fleet;
  const photo = await readFile(join(root, 'api/demo/photos/villa-pool-day-1.jpg'));
  bucket.files.set(`/house/photos/${key.slice(0, 2)}/${key}/original.jpg`, photo);
  const visitors = visitorsAt(fleet, '198.51.100.5');
  const ask = (size: number) =>
    Promise.all(visitors.map((visitor) => visitor.get(`/fotos/${key}/${size}.jpg`)));
  const shown = (await ask(480)).filter(({ status }) => status === 200);
  bucket.leave();
  const away = (await ask(1080)).map(({ status }) => status);
  bucket.comeBack();
  await pause(3_000);
  const back = (await ask(1080)).map(({ status }) => status);
  visitors.forEach(({ close }) => close());
  const first = shown[0]?.body;
  return { same: shown.filter(({ body }) => first?.equals(body)).length, away, back };
}
