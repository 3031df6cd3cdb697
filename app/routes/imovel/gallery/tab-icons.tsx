import { Drawing } from '~/components/ui/icon';
import type { GalleryTab } from './tabs';

const paths: Record<GalleryTab, string> = {
  galeria: 'M3.5 5.5h17v13h-17zM3.5 16l5-5 4 4 3-3 5 4.5M16.75 9a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 1 1 2.5 0',
  video: 'M8 5.5v13l10.5-6.5z',
  planta: 'M4 4h16v16H4zM4 12h6M13 12h7M12 4v5M12 15v5',
  tour: 'm12 3.5 7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5zM4.5 7.75 12 12l7.5-4.25M12 12v8.5',
};

export const TabIcon = ({ tab, small }: { tab: GalleryTab; small?: boolean }) => (
  <Drawing path={paths[tab]} small={small} />
);
