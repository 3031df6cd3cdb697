import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { counted } from '@domain/kernel/counts';
import { dayText } from '@domain/kernel/moment';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { links, photoLinkParams } from '~/links';
import { privatePageMeta } from '~/page-meta';
import './fotos-do-anuncio.css';

/** Photos of an announcement, by the secret link of the brokerage. All invalid links get the same 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  const token = new URL(request.url).searchParams.get(photoLinkParams.token) ?? '';
  const sent = await context.draftPhotos.byLink(token);
  const { name, logo } = context.settings.firm;
  const brokerage = { name, logo };
  if (!sent) return data({ firm: brokerage, sent: null }, { status: 404 });
  const photos = sent.photos.map(({ id, name: file, caption }) => ({
    caption: caption || file,
    url: links.sentPhoto({ token, id }),
    whole: links.sentPhoto({ token, id, whole: true }),
  }));
  return data({
    firm: brokerage,
    sent: { protocol: sent.protocol, until: dayText(new Date(sent.until)), photos },
  });
}

export const meta = privatePageMeta('Fotos de um anúncio');

/** Page for the brokerage's staff. */
export default function SentPhotos() {
  const { firm: brokerage, sent } = useLoaderData<typeof loader>();
  return (
    <MinimalLayout firm={brokerage}>
      <section className="secao">
        <div className="cab">
          <h1>{sent ? `Anúncio ${sent.protocol}` : 'Este link não abre mais.'}</h1>
          <p className="suave">
            {sent
              ? `${counted(sent.photos.length, 'foto', 'fotos')} de quem anuncia. O link abre até ${sent.until}.`
              : 'As fotos de um anúncio ficam abertas por trinta dias.'}
          </p>
        </div>
        {sent && (
          <ul className="fotos-sent">
            {sent.photos.map(({ caption, url, whole }) => (
              <li key={url}>
                <a href={whole}>
                  <img src={url} alt={caption} width={480} height={320} loading="lazy" />
                  <span>{caption}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </MinimalLayout>
  );
}
