import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Brokerage } from '@domain/brokerage/brokerage';

/** `/site.webmanifest`: web app manifest. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(JSON.stringify(manifest(context.settings.firm)), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });

const icon = (size: number) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

const manifest = ({ name, texts }: Brokerage) => ({
  name,
  short_name: name,
  description: texts.texts?.motto ?? 'Compra, venda e locação de imóveis.',
  lang: 'pt-BR',
  dir: 'ltr',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#f8f5f0',
  theme_color: '#f8f5f0',
  icons: [icon(192), icon(512)],
});
