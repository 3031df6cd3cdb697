import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { titleOnly } from '~/page-meta';
import { dossierData } from './dossier-data.server';
import { PrintButton } from '~/components/ui/print-button';
import { FirstSheet, SecondSheet } from './sheets';
import '../property-page.css';

export const loader = dossierData;

/** A sheet of paper, not a page to be found: search engines are led to the property's own. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  titleOnly(data ? `Dossiê, código ${data.code}` : 'Dossiê')({ matches });

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-cache' });

/** A property's dossier (brief §16): two A4 sheets, on the screen as they are printed. */
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
      <FirstSheet page={page} />
      <SecondSheet page={page} />
    </main>
  );
}
