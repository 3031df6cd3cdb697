import { CopiedLink } from '~/components/ui/copied-link';
import { Icon } from '~/components/ui/icon';

export const newLinkId = 'link-da-pasta';

interface NewLinkProps {
  address: string;
  until: string;
}

/** A new link; its address is shown only once. */
export function NewLink({ address, until }: NewLinkProps) {
  const text = encodeURIComponent(`Separei estes imóveis e quero saber o que você acha: ${address}`);
  return (
    <section className="compartilha__novo">
      <p className="compartilha__dito" role="status">
        <Icon name="check" small />
        Link criado. Copie agora: {until}, só mostramos que ele existe.
      </p>
      <CopiedLink id={newLinkId} label="Link da pasta" url={address} />
      <div className="redes">
        <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          WhatsApp
        </a>
        <a href={`mailto:?subject=${encodeURIComponent('Nossos imóveis')}&body=${text}`}>
          <Icon name="mail" />
          E-mail
        </a>
      </div>
    </section>
  );
}
