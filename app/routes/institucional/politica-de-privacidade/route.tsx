import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LongText } from '~/components/institutional/long-text';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { privacyVersion } from '@domain/people/privacy';
import { links } from '~/links';
import { readConsent } from '~/features/marketing/consent/consent.server';
import { fixedPageMeta } from '~/page-meta';
import { type NoticeData, tileHost } from './data';
import { noticeSections } from './sections';

const crumbs = [
  { label: 'Início', href: links.home() },
  { label: 'Política de privacidade', href: links.privacy() },
];

export const meta = fixedPageMeta({
  title: 'Política de privacidade',
  description:
    'Quais dados usamos, para quê, por quanto tempo, e como ver, corrigir, levar e apagar os seus.',
  path: links.privacy(),
  card: 'about',
  crumbs,
});

export const loader = ({ request, context: { siteUrl, settings } }: LoaderFunctionArgs): NoticeData => ({
  siteUrl,
  controller: settings.controller,
  mapHost: tileHost(settings.mapTileUrl),
  hasMarketingForms: settings.hasMarketingForms,
  asksRegion: settings.asksRegion,
  hasAnalytics: settings.gtmId !== null,
  consent: readConsent(request),
});

const day = privacyVersion.split('-').reverse().join('/');

/** Privacy notice (spec 1 §2.1; prototype politica-de-privacidade). */
export default function Privacy() {
  return (
    <main id={contentId} className="palco">
      <Breadcrumbs crumbs={crumbs} />
      <header className="indexado__cab">
        <div>
          <h1>Política de privacidade</h1>
          <p className="suave">Em vigor desde {day}.</p>
        </div>
        <a className="bt bt--2 bt--c" href={links.cookiePreferences()}>
          Preferências de cookies
        </a>
      </header>
      <LongText sections={noticeSections(useLoaderData<typeof loader>())} />
    </main>
  );
}
