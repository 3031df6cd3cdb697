import { useEffect } from 'react';
import { Icon } from '~/components/ui/icon';
import { announce } from '~/components/ui/live-region.browser';
import { links } from '~/links';
import { isPlainClick } from '~/navigation/plain-link.browser';
import { isDialogOpen } from './can-interrupt.browser';
import { exitTexts } from './exit-texts';

const titleId = 'saida-folha-titulo';

interface ExitBottomSheetProps {
  /** The brokerage's promise: 'em até um dia útil'. */
  reply?: string;
  onOpen: () => void;
  onClose: () => void;
}

/** Phone version: it does not block the page or take the focus (brief §17.7). A tap opens the dialog. */
export function ExitBottomSheet({ reply, onOpen, onClose }: ExitBottomSheetProps) {
  const { person, sheet } = exitTexts(reply);
  const { title } = person();
  useEffect(() => {
    announce(`${title}: ${sheet} No fim da página.`);
    // Esc closes a dialog first.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && !isDialogOpen() && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [title, sheet, onClose]);
  return (
    <div className="folha-baixo" role="dialog" aria-labelledby={titleId}>
      <div className="folha-baixo__topo">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="bi" aria-label="Fechar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className="suave menor">{sheet}</p>
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
