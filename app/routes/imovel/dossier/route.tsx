import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { titleOnly } from '~/page-meta';
import { dossierData } from './dossier-data.server';
import { PrintButton } from '~/components/ui/print-button';
import { FirstPage, SecondPage } from './sheets';
import '../property-page.css';

export const loader = dossierData;

/** Not indexable: the canonical page is the property's. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  titleOnly(data ? `Dossiê, código ${data.code}` : 'Dossiê')({ matches });

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-cache' });

/** A property's dossier (brief §16): two A4 sheets, on screen as in print. */
export default function DossierPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <main id={contentId} className="dossie">
      <p className="dossie__acoes">
        <a className="elo" href={page.href}>
          Voltar ao imóvel
        </a>
        <PrintButton />
      </p>
      <FirstPage page={page} />
      <SecondPage page={page} />
    </main>
  );
}
