import { useLocation } from '@remix-run/react';
import { documentAttribute } from '~/navigation/plain-link.browser';
import { adminLinks } from '../admin-links';
import { isRoomOf, type Room } from './rooms';

/** Rooms of the member's role, own page, sign-out. */
export function RoomBar({ name, rooms }: { name: string; rooms: readonly Room[] }) {
  const { pathname } = useLocation();
  const current = (is: boolean) => (is ? ('page' as const) : undefined);
  return (
    <>
      <nav aria-label="Mesa">
        {rooms.map((room) => (
          <a href={room.href} aria-current={current(isRoomOf(room, pathname))} key={room.href}>
            {room.label}
            {room.count > 0 && (
              <b>
                {room.count}
                <span className="vh"> à espera</span>
              </b>
            )}
          </a>
        ))}
      </nav>
      <div className="mquem">
        <a href={adminLinks.security()} aria-current={current(pathname === adminLinks.security())}>
          <span className="vh">Segurança da conta, </span>
          {name}
        </a>
        {/* A document: pages in memory belong to the member who leaves. */}
        <form method="post" action={adminLinks.signOut()} {...{ [documentAttribute]: '' }}>
          <button>Sair</button>
        </form>
      </div>
    </>
  );
}
