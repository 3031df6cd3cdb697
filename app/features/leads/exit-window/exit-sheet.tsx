import { useEffect } from 'react';
import { Icon } from '~/components/ui/icon';
import { announce } from '~/components/ui/live-region.browser';
import { links } from '~/links';
import { isPlainClick } from '~/navigation/plain-link.browser';
import { isWindowOpen } from './begun.browser';
import { exitTexts } from './exit-texts';

const titleId = 'saida-folha-titulo';

/** On phones: it takes neither the page nor the focus, and only a tap opens the window (brief §17.7). */
export function ExitSheet({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) {
  const { title } = exitTexts.person();
  useEffect(() => {
    announce(`${title}: ${exitTexts.sheet} No fim da página.`);
    // A window over the page goes first.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && !isWindowOpen() && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [title, onClose]);
  return (
    <div className="folha-baixo" role="dialog" aria-labelledby={titleId}>
      <div className="folha-baixo__topo">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="bi" aria-label="Fechar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className="suave menor">{exitTexts.sheet}</p>
      <div className="folha-baixo__pe">
        <a
          className="bt bt--1 bt--c"
          href={links.beforeLeaving()}
          onClick={(event) => {
            if (!isPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            onOpen();
          }}
        >
          Contar o que procuro
        </a>
        <button type="button" className="bt bt--2 bt--c" onClick={onClose}>
          Agora não
        </button>
      </div>
    </div>
  );
}
