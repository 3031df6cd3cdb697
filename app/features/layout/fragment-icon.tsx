/** Icons of header and footer only; server-rendered (render-fragments.server.tsx). */
const paths = {
  out: 'M7 17 17 7M9 7h8v8',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  chevron: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  person: 'M15.75 8a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 1 1 7.5 0M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0m-1.5 5 5 5',
  menu: 'M3 8h18M3 16h18',
  close: 'm6 6 12 12M18 6 6 18',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10C19.5 15.4 12 20 12 20Z',
  phone:
    'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3c0 1.2-.9 2-2 2C10.5 19.5 4.5 13.5 4.5 5.5c0-1.100.8-2 2-2Z',
  whatsapp:
    'M4 20.5 5.2 16A8.5 8.5 0 1 1 8.5 19.3zM9 8.5c-.3 3.5 3 6.8 6.5 6.5l.5-1.7-2-1-.9.8a5 5 0 0 1-2.2-2.2l.8-.9-1-2z',
  Instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4M15.7 12a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 1 1 7.4 0M16.7 7.3v.1',
  Facebook: 'M14 21v-8h3l.5-3H14V8.3c0-1 .5-1.8 1.8-1.8h1.7V3.7c-3.8-.8-6.5.4-6.5 4V10H8v3h3v8',
  LinkedIn: 'M4 4h16v16H4zM8 10.5V16M8 7.7v.1M12 16v-5.5M12 13c0-3 4-3.2 4 0v3',
  YouTube: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3M10.5 9.5l4 2.5-4 2.5z',
} as const;

export function FragmentIcon({ name, small }: { name: keyof typeof paths; small?: boolean }) {
  return (
    <svg className={small ? 'ic p' : 'ic'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
