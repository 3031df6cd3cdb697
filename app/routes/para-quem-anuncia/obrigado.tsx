import type { LoaderFunctionArgs } from '@remix-run/node';
import { contentId } from '~/components/ui/content-id';
import { SmallFacade } from '~/features/frame/small-facade';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteUrl: context.siteUrl });

/** Reached by those who have sent the owner's form; not for search engines. */
export const meta = fixedPageMeta({
  title: 'Recebemos o seu imóvel',
  description: 'Um consultor da região liga em até dois dias úteis.',
  path: links.ownerThanks(),
  card: 'owners',
  indexable: false,
});

/** Where the owner's form ends (settled §4): what happens next. */
export default function OwnerThanks() {
  return (
    <main id={contentId} className="palco">
      <div className="vazio">
        <SmallFacade detail="openDoor" />
        <h1>Recebemos o seu imóvel.</h1>
        <p className="lide">
          Um consultor da região liga em até dois dias úteis para marcar uma visita. Até lá, nada é publicado.
        </p>
        <div className="vazio__saidas">
          <a className="bt bt--1" href={links.home()}>
            Voltar ao início
          </a>
          <a className="bt bt--2" href={links.onlyYou()}>
            Conhecer o programa Only You
          </a>
        </div>
      </div>
    </main>
  );
}
