import type { LoaderFunctionArgs } from '@remix-run/node';

/** `/site.webmanifest`: the site as an app of a phone's or a computer's. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(JSON.stringify(manifest(context.settings.firm.name)), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });

const icon = (size: number) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

const manifest = (name: string) => ({
  name,
  short_name: name,
  description: 'Compra, venda e locação de imóveis escolhidos um a um.',
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
