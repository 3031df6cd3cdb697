import { expect, test } from 'vitest';
import type { StaffContacts } from '@contract/staff-contacts';
import { contactsHref, durationText, ledgerOf, readContactFilters } from './contacts-list';

const read = (query: string) => readContactFilters(new URLSearchParams(query));

test.each([
  ['', { tab: 'untaken', text: '' }],
  ['busca=ana', { tab: 'all', text: 'ana' }],
  ['busca=ana&aba=sem-corretor', { tab: 'untaken', text: 'ana' }],
  ['aba=quarentena&ordem=antigos&pagina=3', { tab: 'held', sort: 'oldest', page: 3 }],
  ['atende=broker:12&desde=2026-11-14', { responsible: 'broker:12', since: '2026-11-14' }],
  [
    'atende=broker:0&desde=2026-02-30&pagina=0&aba=x',
    { responsible: '', since: '', page: 1, tab: 'untaken' },
  ],
  ['origem=imovelweb', { origin: 'imovelweb' }],
  ['origem=toString', { origin: '' }],
  ['pagina=1e9', { page: 1 }],
])('reads the filters of %j', (query, filters) => expect(read(query)).toMatchObject(filters));

test.each([
  '/mesa/contatos',
  '/mesa/contatos?busca=ana',
  '/mesa/contatos?aba=sem-corretor&busca=ana',
  '/mesa/contatos?aba=todos&desde=2026-11-14&atende=member%3A3&origem=zap&ordem=antigos&pagina=2',
])('%s leads to the filters that it names', (href) => {
  expect(contactsHref(read(new URL(href, 'https://x.example').search))).toBe(href);
});

const answer = (today: Partial<StaffContacts['today']>, oldest_waiting_at: string | null = null) =>
  ({
    today: { received: 0, delivered: 0, refused: 0, unclear: 0, waiting: 0, lost: 0, ...today },
    oldest_waiting_at,
  }) as StaffContacts;
const now = new Date('2026-11-29T15:00:00Z');

test('the sentence adds up, and names what is rare only where it is', () => {
  const ledger = ledgerOf(
    answer({ received: 41, delivered: 38, refused: 1, waiting: 2 }, '2026-11-29T14:54:00Z'),
    now,
  );
  expect(ledger).toEqual({
    received: [41, 'recebidos'],
    ends: [
      [38, 'entregues'],
      [1, 'recusado'],
      [2, 'na fila'],
    ],
    oldest: '6 min',
  });
  const rare = ledgerOf(answer({ received: 3, delivered: 1, unclear: 1, lost: 1 }), now);
  expect(rare.ends.map(([, noun]) => noun)).toEqual([
    ...['entregue', 'recusados', 'sem resposta clara', 'na fila', 'fora da fila'],
  ]);
  expect(rare.ends.reduce((sum, [count]) => sum + count, 0)).toBe(rare.received[0]);
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [47 * 60, '47 h'],
  [48 * 60, '2 dias'],
])('%i minutes are %s', (minutes, text) => expect(durationText(minutes * 60_000)).toBe(text));
