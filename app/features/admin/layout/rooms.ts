import type { StaffSession } from '@contract/staff';
import type { StaffWaiting } from '@contract/staff-today';
import type { Verb } from '@domain/staff/roles';
import { adminLinks } from '../admin-links';

export interface Room {
  label: string;
  href: string;
  /** What waits there for a person. */
  count: number;
}

/** Without `verb`: of everybody. With `without`: of who lacks that verb. */
type RoomEntry = Omit<Room, 'count'> & { verb?: Verb; without?: Verb; waiting?: keyof StaffWaiting };

const rooms: readonly RoomEntry[] = [
  { label: 'Hoje', href: adminLinks.today(), waiting: 'today' },
  { label: 'Contatos', href: adminLinks.contacts(), verb: 'contacts.read', waiting: 'contacts' },
  {
    label: 'Anúncios',
    href: adminLinks.announcements(),
    verb: 'announcements.read',
    waiting: 'announcements',
  },
  { label: 'Pessoas', href: adminLinks.people(), verb: 'members.read' },
  { label: 'Corretores', href: adminLinks.brokers(), verb: 'brokers.read', without: 'members.read' },
  { label: 'Registro', href: adminLinks.acts(), verb: 'audit.read' },
  { label: 'Sistema', href: adminLinks.system(), verb: 'system.read' },
];

/**
 * What the member's role may open.
 * @param counts null: the back end did not answer @param own tasks of the member alone, in Hoje
 */
export const roomsFor = (
  grants: StaffSession['grants'],
  counts: StaffWaiting | null = null,
  own = 0,
): Room[] =>
  rooms.flatMap(({ verb, without, waiting, ...room }) =>
    (!verb || grants[verb]) && !(without && grants[without])
      ? [{ ...room, count: countOf(waiting, counts, own) }]
      : [],
  );

function countOf(waiting: RoomEntry['waiting'], counts: StaffWaiting | null, own: number): number {
  if (!waiting || !counts) return 0;
  return (counts[waiting] ?? 0) + (waiting === 'today' ? own : 0);
}

/** A record belongs to the room of its list. */
export const isRoomOf = ({ href }: Pick<Room, 'href'>, path: string): boolean =>
  path === href || (href !== adminLinks.today() && path.startsWith(`${href}/`));
