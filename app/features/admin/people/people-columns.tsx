import { adminLinks, intentField } from '../admin-links';
import { breakable } from '../layout/breakable';
import type { Column } from '../list/list-table';
import type { InvitationRow, MemberRow } from './people-list';

export const memberColumns: readonly [Column<MemberRow>, ...Column<MemberRow>[]] = [
  {
    title: 'Pessoa',
    cell: ({ id, name, email }) => (
      <>
        <a href={adminLinks.person(id)}>{name}</a>
        <small>{breakable(email)}</small>
      </>
    ),
  },
  { title: 'Papel', cell: ({ role }) => role },
  { title: 'Pode', cell: ({ scope }) => scope },
  {
    title: 'Último acesso',
    cell: ({ lastUse, hasFactor }) => (
      <span>
        {lastUse}
        {!hasFactor && <small>sem segundo fator</small>}
      </span>
    ),
  },
  {
    title: 'Ações',
    isActions: true,
    cell: ({ id, name, isSelf }) =>
      isSelf ? (
        <span className="nota">você</span>
      ) : (
        <a href={adminLinks.person(id)}>
          Mudar papel<span className="vh"> de {name}</span>
        </a>
      ),
  },
];

export const revokeIntent = 'revoke';
export const invitationField = 'convite';

export const invitationColumns = (
  canRevoke: boolean,
): readonly [Column<InvitationRow>, ...Column<InvitationRow>[]] => [
  { title: 'Convite', cell: ({ email }) => email },
  { title: 'Papel', cell: ({ role }) => role },
  { title: 'Vale até', cell: ({ validUntil }) => validUntil },
  { title: 'Quem convidou', cell: ({ invitedBy }) => invitedBy },
  {
    title: 'Ações',
    isActions: true,
    cell: ({ id, email }) =>
      canRevoke && (
        <form method="post" action={adminLinks.people({ aba: 'convites' })}>
          <input type="hidden" name={intentField} value={revokeIntent} />
          <input type="hidden" name={invitationField} value={id} />
          <button className="elo">
            Revogar<span className="vh"> o convite de {email}</span>
          </button>
        </form>
      ),
  },
];
