import type { StaffMembers } from '@contract/staff-members';
import { counted } from '@domain/kernel/counts';
import { momentSentence, sinceText } from '@domain/kernel/moment';
import { fold } from '@domain/kernel/text';
import { isRole, roleNames } from '@domain/staff/roles';
import { adminLinks } from '../admin-links';
import { pageField, pageOf } from '../list/page-of';
import { roleScopes } from './role-texts';

export const peopleField = { tab: 'aba', text: 'busca', role: 'papel', sort: 'ordem' } as const;
export const peopleTabs = { team: 'equipe', invitations: 'convites' } as const;
export const peopleSorts = { name: 'nome', lastUse: 'acesso' } as const;

type Member = StaffMembers['members'][number];
type Invitation = StaffMembers['invitations'][number];

export interface PeopleFilters {
  tab: 'team' | 'invitations';
  text: string;
  role: string;
  sort: 'name' | 'lastUse';
}

/** Unknown values of the address count as absent. */
export function readPeopleFilters(params: URLSearchParams): PeopleFilters {
  const role = params.get(peopleField.role) ?? '';
  return {
    tab: params.get(peopleField.tab) === peopleTabs.invitations ? 'invitations' : 'team',
    text: (params.get(peopleField.text) ?? '').trim().slice(0, 100),
    role: isRole(role) ? role : '',
    sort: params.get(peopleField.sort) === peopleSorts.lastUse ? 'lastUse' : 'name',
  };
}

export const isFiltered = ({ text, role }: PeopleFilters): boolean => text !== '' || role !== '';

export const peopleHref = ({ tab, text, role, sort }: PeopleFilters, page = 1): string =>
  adminLinks.people({
    [peopleField.tab]: tab === 'team' ? undefined : peopleTabs[tab],
    [peopleField.text]: text,
    [peopleField.role]: role,
    [peopleField.sort]: sort === 'name' ? undefined : peopleSorts[sort],
    [pageField]: page > 1 ? String(page) : undefined,
  });

interface Reader {
  /** The member who looks at the list. */
  id: number;
  now: Date;
}

/** The page of the address, as texts. */
export function peopleList(all: StaffMembers, params: URLSearchParams, { id, now }: Reader) {
  const filters = readPeopleFilters(params);
  const team = pageOf(sorted(all.members.filter(matches(filters)), filters.sort), params);
  const invitations = pageOf(all.invitations.filter(matches(filters)), params);
  const { page, count } = filters.tab === 'team' ? team : invitations;
  return {
    ...{ filters, page, count },
    counts: { team: all.members.length, invitations: all.invitations.length },
    sentence: peopleSentence(all),
    team: team.rows.map((member) => memberRow(member, { id, now })),
    invitations: invitations.rows.map(invitationRow),
  };
}

function matches({ text, role }: PeopleFilters) {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return (person: Member | Invitation): boolean => {
    const all = fold(`${'name' in person ? person.name : ''} ${person.email}`);
    return (role === '' || person.role === role) && words.every((word) => all.includes(word));
  };
}

const sorted = (members: readonly Member[], sort: PeopleFilters['sort']) =>
  sort === 'name'
    ? members
    : members.toSorted((one, other) => (other.last_used_at ?? '').localeCompare(one.last_used_at ?? ''));

/** 'agora', 'hoje, 8h02', 'nunca' */
export function lastUseText(
  { id, last_used_at }: Pick<Member, 'id' | 'last_used_at'>,
  reader: Reader,
): string {
  if (id === reader.id) return 'agora';
  return last_used_at ? sinceText(new Date(last_used_at), reader.now) : 'nunca';
}

const memberRow = ({ id, name, email, role, last_used_at, has_factor }: Member, reader: Reader) => ({
  ...{ id, name, email, role: roleNames[role], scope: roleScopes[role], hasFactor: has_factor },
  lastUse: lastUseText({ id, last_used_at }, reader),
  isSelf: id === reader.id,
});
export type MemberRow = ReturnType<typeof memberRow>;

const invitationRow = ({ id, email, role, invited_by, expires_at }: Invitation) => ({
  ...{ id, email, role: roleNames[role], invitedBy: invited_by ?? 'comando do operador' },
  validUntil: expires_at ? momentSentence(new Date(expires_at)) : 'o e-mail ainda não saiu',
});
export type InvitationRow = ReturnType<typeof invitationRow>;

export function peopleSentence({ members, invitations }: StaffMembers): string {
  const withoutFactor = members.filter(({ has_factor }) => !has_factor).length;
  const parts = [
    counted(members.length, 'pessoa na equipe', 'pessoas na equipe'),
    withoutFactor > 0 && `${withoutFactor} sem segundo fator`,
    invitations.length > 0 && counted(invitations.length, 'convite à espera', 'convites à espera'),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
