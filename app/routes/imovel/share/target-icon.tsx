import { Drawing } from '~/components/ui/icon';
import type { TargetName } from './targets';

const paths: Record<TargetName, string> = {
  WhatsApp:
    'M4 20.5 5.2 16A8.5 8.5 0 1 1 8.5 19.3zM9 8.5c-.3 3.5 3 6.8 6.5 6.5l.5-1.7-2-1-.9.8a5 5 0 0 1-2.2-2.2l.8-.9-1-2z',
  Facebook: 'M14 21v-8h3l.5-3H14V8.3c0-1 .5-1.8 1.8-1.8h1.7V3.7c-3.8-.8-6.5.4-6.5 4V10H8v3h3v8',
  Messenger:
    'M12 3.5c-5 0-8.5 3.5-8.5 8 0 2.4 1 4.3 2.5 5.7v3.3l3-1.6c1 .3 2 .4 3 .4 5 0 8.5-3.4 8.5-7.8s-3.5-8-8.5-8ZM7.5 13.5 11 10l2.2 2 3.3-3',
  'E-mail': 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  SMS: 'M3.5 4.5h17v12H10l-4 3.5v-3.5H3.5zM8 10.5v.1M12 10.5v.1M16 10.5v.1',
  LinkedIn: 'M4 4h16v16H4zM8 10.5V16M8 7.7v.1M12 16v-5.5M12 13c0-3 4-3.2 4 0v3',
  Pinterest:
    'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0M10 19l2.2-9M9.3 12.3C8 9 10 7.3 12.3 7.3c2.5 0 3.9 1.9 3.2 4.3-.6 2.3-2.8 3-4 1.7',
  'X (Twitter)': 'm4 4 16 16M20 4 4 20',
};

export const TargetIcon = ({ name }: { name: TargetName }) => <Drawing path={paths[name]} />;
