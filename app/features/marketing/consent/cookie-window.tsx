import { useEffect, useState } from 'react';
import { decodeConsent } from './consent';
import { links } from '~/links';
import { Window } from '~/components/ui/window';
import { CookieForm } from './cookie-form';

const id = 'janela-cookies';

/** The form of the privacy page in a window over the page at hand. It comes with its first use, and opens at once. */
export function CookieWindow({ onClose }: { onClose: () => void }) {
  const [consent] = useState(() => decodeConsent(document.cookie));
  useEffect(() => {
    const element = document.getElementById(id)!;
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    element.addEventListener('toggle', onToggle);
    element.showPopover();
    element.focus();
    return () => element.removeEventListener('toggle', onToggle);
  }, [onClose]);
  return (
    <Window id={id} title="Preferências de cookies" wide>
      <CookieForm consent={consent} />
      <p className="nota">
        Saiba mais na <a href={links.privacy()}>política de privacidade</a>.
      </p>
    </Window>
  );
}
