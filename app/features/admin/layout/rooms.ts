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
type RoomEntry = Omit<Room, 'count'> & {
  verb?: Verb;
  without?: Verb;
  /** Of a grant of one's own alone, or of one of all. */
  isOwn?: boolean;
  waiting?: keyof StaffWaiting;
};

const rooms: readonly RoomEntry[] = [
  { label: 'Hoje', href: adminLinks.today(), waiting: 'today' },
  { label: 'Contatos', href: adminLinks.contacts(), verb: 'contacts.read', waiting: 'contacts' },
  {
    label: 'Anúncios',
    href: adminLinks.announcements(),
    verb: 'announcements.read',
    waiting: 'announcements',
  },
  { label: 'Imóveis', href: adminLinks.properties(), verb: 'properties.read', isOwn: false },
  {
    label: 'Imóveis',
    href: adminLinks.ownProperties(),
    verb: 'properties.read',
    isOwn: true,
    waiting: 'checks',
  },
  { label: 'Vitrine', href: adminLinks.showcase(), verb: 'lists.write' },
  { label: 'Portais', href: adminLinks.portals(), verb: 'portals.write', waiting: 'portals' },
  { label: 'Cargas', href: adminLinks.feeds(), verb: 'imports.read', waiting: 'feeds' },
  { label: 'Testes', href: adminLinks.experiments(), verb: 'experiments.read' },
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
  rooms.flatMap(({ verb, without, isOwn, waiting, ...room }) =>
    (!verb || grants[verb]) &&
    !(isOwn !== undefined && isOwn !== (grants[verb!] === 'own')) &&
    !(without && grants[without])
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
