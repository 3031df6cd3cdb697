import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxFolderLinks, type ReactionValue, reactionValues } from '@domain/favorites/reactions';
import { testApi } from '@tests/support/api';
import { fillCatalogue, makeListing } from '@tests/support/catalogue';
import { signedInCustomer } from '@tests/support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '@tests/support/database';

/** A link as its owner and guest have left it. */
interface Link {
  id: number;
  token: string;
  notes: boolean;
  open: boolean;
  guest: string | null;
  said: Map<number, { answer: ReactionValue; note: string }>;
}

const homes = ['A', 'B'] as const;
const home = fc.constantFrom(...homes);
/** Of the links that there are, this one, counted round and round. */
const of = fc.nat(maxFolderLinks + 1);
const answer = fc.constantFrom(...reactionValues);
const act = fc.oneof(
  fc.record({ act: fc.constant('make' as const), notes: fc.boolean() }),
  fc.record({
    act: fc.constantFrom('revoke' as const, 'reopen' as const, 'name' as const, 'forget' as const),
    of,
  }),
  { arbitrary: fc.record({ act: fc.constant('say' as const), of, home, answer }), weight: 3 },
  fc.record({ act: fc.constant('answer' as const), home, answer: fc.option(answer) }),
  fc.record({ act: fc.constant('note' as const), home }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

describe.each(testEngines)('a shared folder, whatever is done in it, on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let code: (reference: string) => number;
  let clara: Awaited<ReturnType<typeof signedInCustomer>>;
  let folder: string;
  let links: Link[];
  let own: Map<number, ReactionValue>;
  let notes: Map<number, string>;
  /** Makes each text one of its own, so that wherever it turns up it is known whose it is. */
  let written = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
    const ids = await fillCatalogue(
      database.db,
      homes.map((reference) => makeListing({ reference })),
    );
    code = (reference) => ids.get(reference)!;
    clara = await signedInCustomer(api.client, { nome: 'Clara Nunes Guimarães' });
  });
  afterAll(() => database.close());

  const status = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  const openLinks = () => links.filter(({ open }) => open);

  async function begin() {
    for (const table of ['folder', 'folder_removal', 'home_note', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
    for (const reference of homes)
      await clara.customer.keepInFolder(
        { code: code(reference), condition: 'used', negotiation: 'sell' },
        { name: 'Casa' },
      );
    folder = (await clara.customer.folders())[0]!.id;
    [links, own, notes] = [[], new Map(), new Map()];
  }

  /** Does it, expects what is promised of it, and remembers what stands then. */
  async function perform(done: Act): Promise<void> {
    const { customer } = clara;
    written += 1;
    const text = `Texto-${[...String(written)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
    if (done.act === 'make') {
      const made = customer.makeLink(folder, { days: 30, notes: done.notes });
      const full = openLinks().length >= maxFolderLinks;
      expect(await status(made)).toBe(full ? 409 : 200);
      if (!full) links.push({ ...(await made), notes: done.notes, open: true, guest: null, said: new Map() });
    } else if (done.act === 'note') {
      await customer.writeNote(code(done.home), text);
      notes.set(code(done.home), text);
    } else if (done.act === 'answer') {
      await customer.answerAsOwner(folder, code(done.home), done.answer);
      if (done.answer) own.set(code(done.home), done.answer);
      else own.delete(code(done.home));
    } else if (links.length > 0) {
      await performOn(links[done.of % links.length]!, done, text);
    }
  }

  async function performOn(link: Link, done: Extract<Act, { of: number }>, text: string): Promise<void> {
    const { token, id } = link;
    if (done.act === 'revoke') {
      await status(clara.customer.revokeLink(folder, id));
      link.open = false;
    } else if (done.act === 'reopen') {
      const room = link.open || openLinks().length < maxFolderLinks;
      const answered = await status(clara.customer.reopenLink(folder, id));
      if (!link.open) expect(answered).toBe(room ? 200 : 409);
      link.open ||= room;
    } else {
      const writes = {
        name: () => api.client.nameGuest({ token, name: `Rafael ${text}` }),
        forget: () => api.client.forgetGuest(token),
      };
      const write =
        done.act === 'say'
          ? api.client.answerAsGuest({ token, code: code(done.home), answer: done.answer, note: text })
          : writes[done.act]();
      expect(await status(write)).toBe(link.open ? 200 : 410);
      if (!link.open) return;
      if (done.act === 'say') link.said.set(code(done.home), { answer: done.answer, note: text });
      else if (done.act === 'name') link.guest = `Rafael ${text}`;
      else [link.guest, link.said] = [null, new Map()];
    }
  }

  /** A guest is shown what they have said, the owner's answer to what they have answered, and notes where that was chosen. */
  async function guestSees(link: Link) {
    const shared = await api.client.sharedFolder(link.token, { count: false });
    if (!link.open) return expect(shared).toBeNull();
    const { said: reactions } = link;
    expect(shared!.guest).toBe(link.guest);
    for (const each of shared!.homes)
      expect([each.own, each.owner, each.note ?? '']).toEqual([
        reactions.get(each.code) ?? null,
        reactions.has(each.code) ? (own.get(each.code) ?? null) : null,
        (link.notes && notes.get(each.code)) || '',
      ]);
    const theirs = [link.guest, ...[...reactions.values()].map(({ note }) => note)];
    const texts = (shown: unknown) => JSON.stringify(shown).match(/Texto-[a-j]+/g) ?? [];
    const meant = new Set(texts([theirs, ...(link.notes ? notes.values() : [])]));
    const answered = JSON.stringify(shared);
    expect(texts(shared).filter((text) => !meant.has(text))).toEqual([]);
    for (const secret of ['Nunes', 'Guimarães', clara.email]) expect(answered).not.toContain(secret);
  }

  /** The owner is shown what guests whose links stand open have answered, of homes that the owner has answered too. */
  async function ownerSees() {
    const { opinions, links: shown } = await clara.customer.sharing(folder);
    expect(shown.map(({ id, is_open }) => [id, is_open])).toEqual(
      [...links].reverse().map(({ id, open }) => [id, open]),
    );
    for (const each of opinions) {
      const seen = each.guests.flatMap(({ answer, note }) => (answer ? [`${answer} ${note}`] : []));
      const given = openLinks().flatMap(({ said: reactions }) => reactions.get(each.code) ?? []);
      const expected = own.has(each.code) ? given.map(({ answer, note }) => `${answer} ${note}`) : [];
      expect([each.own ?? null, seen.sort()]).toEqual([own.get(each.code) ?? null, expected.sort()]);
      if (!own.has(each.code)) expect(each.guests.map(({ note }) => note).join('')).toBe('');
    }
  }

  it('shows an answer only after one’s own, and no guest another guest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
        await begin();
        await perform({ act: 'make', notes: false });
        for (const done of acts) {
          await perform(done);
          for (const link of links) await guestSees(link);
          await ownerSees();
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
