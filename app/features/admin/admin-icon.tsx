import { Drawing, Icon, type IconName } from '~/components/ui/icon';

/** Apart from the icons of all pages: public pages load those. */
const paths = {
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1',
  pause: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0M10 9v6M14 9v6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM14.75 12a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 1 1 5.5 0',
  moveUp: 'M12 20V5m-6 6 6-6 6 6',
  moveDown: 'M12 4v15m-6-6 6 6 6-6',
} as const;
type OwnName = keyof typeof paths;
export type AdminIconName = IconName | OwnName;

const isOwn = (name: AdminIconName): name is OwnName => Object.hasOwn(paths, name);

export const AdminIcon = ({ name, small }: { name: AdminIconName; small?: boolean }) =>
  isOwn(name) ? <Drawing path={paths[name]} small={small} /> : <Icon name={name} small={small} />;
