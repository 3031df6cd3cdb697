import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usualLinkDays } from '@domain/opinions';
import { contentId } from '~/components/ui/content-id';
import { CopiedLink } from '~/components/ui/copied-link';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { LinkList } from './link-list';
import { shareData } from './share-data.server';
import { shareField, shareIntents, validities } from './share-fields';
import './share-page.css';

export { action } from './action.server';
export const loader = (args: LoaderFunctionArgs) => shareData(args);
export const meta = privatePageMeta('Compartilhar a pasta');

/** A folder's links for guests (brief §17.2; prototypes pasta-compartilhar, pasta-compartilhada). */
export default function ShareFolder() {
  const { folder, section, address } = useLoaderData<typeof loader>();
  const here = links.shareFolder(folder.id);
  const all = section.status === 'shown' ? section.value : [];
  return (
    <main id={contentId} className="cliente">
      <div className="palco compartilha">
        <p>
          <a className="elo menor" href={links.folder(folder.id)}>
            <Icon name="back" small />
            {folder.name}
          </a>
        </p>
        <h1>{`Compartilhar “${folder.name}”`}</h1>
        {address ? <NewLink address={address} /> : <MakeLink action={here} />}
        {section.status !== 'shown' && (
          <p className="lide" role="alert">
            Não foi possível buscar os links desta pasta agora.
          </p>
        )}
        {all.length > 0 && <LinkList all={all} action={here} />}
      </div>
    </main>
  );
}

function NewLink({ address }: { address: string }) {
  const text = encodeURIComponent(`Separei estes imóveis e quero saber o que você acha: ${address}`);
  return (
    <section className="compartilha__novo">
      <p role="status">
        <Icon name="check" small />
        Link criado. Copie agora: depois de sair desta página, só mostramos que ele existe.
      </p>
      <CopiedLink id="link-da-pasta" label="Link da pasta" url={address} />
      <p className="compartilha__por">
        <a className="elo" href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
        <a className="elo" href={`mailto:?subject=${encodeURIComponent('Nossos imóveis')}&body=${text}`}>
          E-mail
        </a>
      </p>
    </section>
  );
}

const MakeLink = ({ action }: { action: string }) => (
  <form className="form" method="post" action={action}>
    <p className="suave">
      Um link é para uma pessoa: quem o tiver vê os imóveis e responde sim, talvez ou não, sem conta. Seu
      sobrenome e e-mail não aparecem.
    </p>
    <fieldset>
      <legend className="rotulo">O link vale por</legend>
      <div className="ops ops--2">
        {validities.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={shareField.days}
              value={value}
              defaultChecked={value === String(usualLinkDays)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
    <label className="marca">
      <input type="checkbox" name={shareField.notes} value="sim" />
      Mostrar minhas notas
    </label>
    <div>
      <button className="bt bt--1" name={shareField.intent} value={shareIntents.make}>
        Criar link
      </button>
    </div>
  </form>
);
