import type { SystemLine as Line } from '@contract/staff-system';
import { Icon, type IconName } from '~/components/ui/icon';

const states: Record<Line['state'], { icon: IconName; text: string; className: string }> = {
  ok: { icon: 'check', text: 'em ordem', className: 'e-ok' },
  attention: { icon: 'warning', text: 'atenção', className: 'e-av' },
  stopped: { icon: 'close', text: 'parado', className: 'e-no' },
  unread: { icon: 'warning', text: 'atenção', className: 'e-av' },
};

export function SystemLine({ state, name, text, at, when }: Omit<Line, 'group'> & { when: string }) {
  const { icon, className, ...word } = states[state];
  return (
    <li>
      <span className={className}>
        <Icon name={icon} small />
        <span className="vh">{word.text}: </span>
      </span>
      <b>{name}</b>
      <span>{text}</span>
      <time className="nota" dateTime={at}>
        {when}
      </time>
    </li>
  );
}
