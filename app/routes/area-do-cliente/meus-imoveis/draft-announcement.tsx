import { Icon } from '~/components/ui/icon';
import { draftField } from '~/features/announce/draft-form';
import { links } from '~/links';
import { discard } from './discard';
import '~/components/ui/recado.css';
import './announcements.css';

/** Draft with links to continue and to discard; the discard needs a confirmation. */
export const DraftAnnouncement = ({ text }: { text: string }) => (
  <div className="recado recado--info meus__rascunho">
    <Icon name="bookmark" />
    <p>{text}</p>
    <a className="elo" href={links.announce(links.myProducts())}>
      Continuar
    </a>
    <details>
      <summary className="elo">Descartar</summary>
      <form method="post">
        <p className="menor">O que foi preenchido e as fotos se apagam.</p>
        <button className="bt bt--2 bt--c" name={draftField.intent} value={discard}>
          Descartar rascunho
        </button>
      </form>
    </details>
  </div>
);
