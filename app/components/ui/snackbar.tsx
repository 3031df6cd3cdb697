import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { clock } from '@domain/kernel/clock';
import { closeSnackbar, showFlash, useSnackbar } from './snackbars.browser';
import { shownFor, type SnackbarMessage } from '~/domain/snackbar';
import { Icon, type IconName } from './icon';
import { useIsHydrated } from './use-is-hydrated.browser';

const looks = {
  danger: { className: 'aviso aviso--perigo', icon: 'warning' },
  warning: { className: 'aviso aviso--alerta', icon: 'info' },
  success: { className: 'aviso aviso--ok', icon: 'check' },
} as const satisfies Record<SnackbarMessage['tone'], { className: string; icon: IconName }>;

/** Shows a message of the page (brief §9). With scripts it joins the queue; without, it stays until it is closed. */
export function Snackbar({ message }: { message: SnackbarMessage }) {
  const { frame: element, isQueued } = useHandover(useMemo(() => [message], [message]));
  if (isQueued) return null;
  return (
    <div ref={element}>
      <Regions message={message} />
    </div>
  );
}

/** Moves rendered messages into the queue after hydration; none appears twice, closed ones stay closed. Later ones go there at once. */
export function useHandover(messages: readonly SnackbarMessage[]) {
  const element = useRef<HTMLDivElement>(null);
  const [isQueued, setQueued] = useState(useIsHydrated());
  const closed = useRef<readonly SnackbarMessage[]>([]);
  useEffect(() => {
    if (!isQueued) {
      const boxes = element.current?.querySelectorAll('details');
      closed.current = messages.filter((_, index) => boxes?.[index]?.open === false);
      return setQueued(true);
    }
    for (const message of messages) if (!closed.current.includes(message)) showFlash(message);
    closed.current = [];
  }, [messages, isQueued]);
  return { frame: element, isQueued };
}

/** Shows queued messages one at a time. Screen readers need the live regions in every page. */
export function SnackbarArea() {
  return <Regions message={useSnackbar()} onTimeout={closeSnackbar} />;
}

interface RegionsProps {
  message: SnackbarMessage | null;
  onTimeout?: (message: SnackbarMessage) => void;
}

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

/** Pauses its timeout while it has the pointer or the focus. */
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

/** An open `details` element, which also closes without scripts. */
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
        {message.action && <SnackbarAction {...message.action} onClick={onClose} />}
      </div>
    </details>
  );
}

function SnackbarAction({
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
  // With a target the browser submits, not the router, so the page is loaded again.
  return (
    <form method="post" action={href} target="_self">
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <button className="elo menor">{label}</button>
    </form>
  );
}
