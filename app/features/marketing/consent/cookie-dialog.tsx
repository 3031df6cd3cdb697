import { useEffect, useState } from 'react';
import { decodeConsent } from './consent';
import { links } from '~/links';
import { Dialog } from '~/components/ui/dialog';
import { CookieForm } from './cookie-form';

const id = 'janela-cookies';

/** Cookie form as a dialog, loaded on first use; opens on mount. */
export function CookieDialog({ onClose }: { onClose: () => void }) {
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
    <Dialog id={id} title="Preferências de cookies" wide>
      <CookieForm consent={consent} />
      <p className="nota">
        Saiba mais na <a href={links.privacy()}>política de privacidade</a>.
      </p>
    </Dialog>
  );
}
