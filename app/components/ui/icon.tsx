/** Line icons of the design (brief §8), on a grid of 24. */
const paths = {
  chevron: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  next: 'm9.5 6.5 5.5 5.5-5.5 5.5',
  previous: 'm14.5 6.5-5.5 5.5 5.5 5.5',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  external: 'M7 17 17 7M9 7h8v8',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10C19.5 15.4 12 20 12 20Z',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 1 1 4 0M11 17a2 2 0 1 1-4 0 2 2 0 1 1 4 0',
  sort: 'M7.5 19V5M4 8.5 7.5 5 11 8.5M16.5 5v14M13 15.5l3.5 3.5 3.5-3.5',
  map: 'm3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13M15 6.5v13',
  bookmark: 'M6.5 4h11v16.5L12 16l-5.5 4.5z',
  close: 'm6 6 12 12M18 6 6 18',
  warning: 'M12 4 2.8 20h18.4zM12 10v5M12 17.4v.1',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0M12 11v5.5M12 7.6v.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  wave: 'M4 13c2.5-4 5-4 8 0s5.5 4 8 0',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0M12 7v5l3.5 2',
  target:
    'M18.5 12a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M13 12a1 1 0 1 1-2 0 1 1 0 1 1 2 0',
  back: 'M20 12H4m6-6-6 6 6 6',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0M15.5 15.5l5 5',
  whatsapp:
    'M4 20.5 5.2 16A8.5 8.5 0 1 1 8.5 19.3zM9 8.5c-.3 3.5 3 6.8 6.5 6.5l.5-1.7-2-1-.9.8a5 5 0 0 1-2.2-2.2l.8-.9-1-2z',
  phone:
    'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3c0 1.2-.9 2-2 2C10.5 19.5 4.5 13.5 4.5 5.5c0-1.1.8-2 2-2Z',
  mail: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  linkedin: 'M4 4h16v16H4zM8 10.5V16M8 7.7v.1M12 16v-5.5M12 13c0-3 4-3.2 4 0v3',
  share: 'M12 15V3.5M8 7l4-4 4 4M6 11H4.5v9.5h15V11H18',
  plus: 'M12 5v14M5 12h14',
  up: 'm6.5 14.5 5.5-5.5 5.5 5.5',
  bin: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20h10l1-13.5M10 10.5v6M14 10.5v6',
  upload: 'M12 16V4.5M7.5 9 12 4.5 16.5 9M4 15v5h16v-5',
  picture: 'M3.5 5.5h17v13h-17zM3.5 16l5-5 4 4 3-3 5 4.5M16.75 9a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 1 1 2.5 0',
  download: 'M12 4v11.5M7 11l5 5 5-5M5 20h14',
  place:
    'M12 21s-7-6.2-7-11.2a7 7 0 0 1 14 0C19 14.8 12 21 12 21M14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0',
} as const;
export type IconName = keyof typeof paths;

/** Hidden from screen readers: the text or `aria-label` beside it is required. `small`: beside text. */
export const Icon = ({ name, small }: { name: IconName; small?: boolean }) => (
  <Drawing path={paths[name]} small={small} />
);

export function Drawing({ path, small }: { path: string; small?: boolean }) {
  return (
    <svg className={small ? 'ic p' : 'ic'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function iconElement(name: IconName): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('class', 'ic p');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', paths[name]);
  icon.append(path);
  return icon;
}
