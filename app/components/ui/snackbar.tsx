import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { clock } from '@domain/clock';
import { closeSnackbar, showFlash, useSnackbar } from './snackbars.browser';
import { shownFor, type SnackbarMessage } from '~/domain/snackbar';
import { Icon, type IconName } from './icon';

const looks = {
  danger: { className: 'aviso aviso--perigo', icon: 'warning' },
  warning: { className: 'aviso aviso--alerta', icon: 'info' },
  success: { className: 'aviso aviso--ok', icon: 'check' },
} as const satisfies Record<SnackbarMessage['tone'], { className: string; icon: IconName }>;

/**
 * Shows a message that came with the page (brief §9). Where there are scripts it takes its place in the queue;
 * without them it stays, and can be closed.
 */
export function Snackbar({ message }: { message: SnackbarMessage }) {
  const { frame, isQueued } = useHandover(useMemo(() => [message], [message]));
  if (isQueued) return null;
  return (
    <div ref={frame}>
      <Regions message={message} />
    </div>
  );
}

/**
 * Hands messages that stand in a page over to the queue, once scripts run: their own boxes go first, so that none ever
 * stands there twice, and what was closed before the scripts ran stays closed.
 * @param messages those of `frame`, in its order
 */
export function useHandover(messages: readonly SnackbarMessage[]) {
  const frame = useRef<HTMLDivElement>(null);
  const [isQueued, setQueued] = useState(false);
  const closed = useRef<readonly SnackbarMessage[]>([]);
  useEffect(() => {
    if (!isQueued) {
      const boxes = frame.current?.querySelectorAll('details');
      closed.current = messages.filter((_, index) => boxes?.[index]?.open === false);
      return setQueued(true);
    }
    for (const message of messages) if (!closed.current.includes(message)) showFlash(message);
    closed.current = [];
  }, [messages, isQueued]);
  return { frame, isQueued };
}

/** Where scripts show messages, one at a time. The regions stand in every page, so that what comes into them is read out. */
export function SnackbarArea() {
  return <Regions message={useSnackbar()} onTimeout={closeSnackbar} />;
}

interface RegionsProps {
  message: SnackbarMessage | null;
  /** With it the message goes by itself. */
  onTimeout?: (message: SnackbarMessage) => void;
}

/** The regions of one message. */
export function Regions({ message, onTimeout }: RegionsProps) {
  const Shown = onTimeout ? TimedBox : SnackbarBox;
  const box = message && <Shown message={message} onTimeout={onTimeout!} key={message.text} />;
  const isAlert = message?.tone === 'danger';
  return (
    <div className={message?.top ? 'avisos avisos--alto' : 'avisos'}>
      <div role="alert">{isAlert && box}</div>
      <div role="status">{!isAlert && box}</div>
    </div>
  );
}

/** Goes by itself; its clock stands still under the pointer and while the focus is inside. */
function TimedBox({ message, onTimeout }: Required<RegionsProps> & { message: SnackbarMessage }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(shownFor(message));
  const isHeld = hovered || focused;
  useEffect(() => {
    if (isHeld) return;
    const since = clock.monotonicNow();
    const timer = setTimeout(onTimeout, left.current, message);
    return () => {
      clearTimeout(timer);
      left.current -= clock.monotonicNow() - since;
    };
  }, [message, isHeld, onTimeout]);
  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <SnackbarBox message={message} onClose={() => onTimeout(message)} />
    </div>
  );
}

/** The message itself: a `details` that stands open, so that it can be closed without scripts. */
export function SnackbarBox({ message, onClose }: { message: SnackbarMessage; onClose?: () => void }) {
  const { className, icon } = looks[message.tone];
  const close = (event: MouseEvent) => {
    if (!onClose) return;
    event.preventDefault();
    onClose();
  };
  return (
    <details className={className} open>
      <summary className="bi" aria-label="Fechar aviso" onClick={close}>
        <Icon name="close" small />
      </summary>
      <div className="aviso__corpo">
        <Icon name={icon} />
        <p>{message.text}</p>
        {message.action && <WayOn {...message.action} onClick={onClose} />}
      </div>
    </details>
  );
}

/** What a message leads to, or posts. */
function WayOn({
  label,
  href,
  fields,
  onClick,
}: NonNullable<SnackbarMessage['action']> & { onClick?: () => void }) {
  if (!fields)
    return (
      <a className="elo menor" href={href} onClick={onClick}>
        {label}
      </a>
    );
  // With a target it is the browser's, not the router's: the page comes anew as it is then.
  return (
    <form method="post" action={href} target="_self">
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <button className="elo menor">{label}</button>
    </form>
  );
}
