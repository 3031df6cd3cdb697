import { expect, test } from 'vitest';
import type { StaffMembers } from '@contract/staff-members';
import { pageSize } from '../list/page-of';
import { peopleHref, peopleList, peopleSentence, readPeopleFilters } from './people-list';

const now = new Date('2026-11-29T12:00:00Z');
const person = (id: number, name: string, more: Partial<StaffMembers['members'][number]> = {}) => ({
  ...{ id, name, email: `p${id}@casa.com.br`, role: 'vitrine' as const, has_factor: true },
  ...{ joined_at: '2026-11-01T12:00:00Z', last_used_at: null },
  ...more,
});
const invitation = {
  ...{ id: 7, email: 'nova@casa.com.br', role: 'corretor' as const, invited_by: null },
  ...{ created_at: '2026-11-29T11:00:00Z', expires_at: null },
};
const team: StaffMembers = {
  members: [
    person(1, 'Ana Lúcia Prado', { role: 'direcao' }),
    person(2, 'Bruno Serra', { last_used_at: '2026-11-28T20:20:00Z', has_factor: false }),
  ],
  invitations: [invitation],
};
const listOf = (query: string, all = team) => peopleList(all, new URLSearchParams(query), { id: 1, now });

test.each([
  [team, '2 pessoas na equipe, 1 sem segundo fator, 1 convite à espera.'],
  [{ members: [person(1, 'Ana')], invitations: [] }, '1 pessoa na equipe.'],
])('the sentence sums up the whole list', (all, sentence) => {
  expect(peopleSentence(all)).toBe(sentence);
  expect(listOf('busca=ninguem', all).sentence).toBe(sentence);
});

test('rows say the last access, and who looks', () => {
  expect(listOf('').team.map(({ lastUse, isSelf }) => [lastUse, isSelf])).toEqual([
    ['agora', true],
    ['ontem, 17h20', false],
  ]);
  expect(listOf('').invitations[0]).toMatchObject({
    ...{ role: 'Corretor', invitedBy: 'comando do operador', validUntil: 'o e-mail ainda não saiu' },
  });
});

test.each([
  ['busca=lucia+PRADO', [1]],
  ['busca=p2@', [2]],
  ['papel=direcao', [1]],
  ['papel=chefe', [1, 2]],
  ['ordem=acesso', [2, 1]],
  ['busca=lucia&papel=vitrine', []],
])('filters and sorts by the address: %s', (query, ids) => {
  expect(listOf(query).team.map(({ id }) => id)).toEqual(ids);
});

test('a page that is not there is the nearest one', () => {
  const many = Array.from({ length: pageSize + 1 }, (_, index) => person(index + 1, `Pessoa ${index}`));
  const pages = ['', 'pagina=2', 'pagina=99', 'pagina=-1', 'pagina=x', 'pagina=1.5'].map((query) => {
    const { page, count, team: rows } = listOf(query, { members: many, invitations: [] });
    return [page, count, rows.length];
  });
  expect(pages).toEqual([
    [1, 2, 50],
    [2, 2, 1],
    [2, 2, 1],
    [1, 2, 50],
    [1, 2, 50],
    [1, 2, 50],
  ]);
});

test('an address reads back as its filters', () => {
  const filters = { tab: 'invitations', text: 'a b', role: 'vitrine', sort: 'lastUse' } as const;
  const url = new URL(peopleHref(filters, 2), 'http://here.invalid');
  expect(readPeopleFilters(url.searchParams)).toEqual(filters);
  expect(peopleHref(readPeopleFilters(new URLSearchParams()))).toBe('/mesa/pessoas');
});
