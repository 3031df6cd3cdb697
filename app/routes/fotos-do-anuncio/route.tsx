import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { counted } from '@domain/counts';
import { dayText } from '@domain/moment';
import { BarePage } from '~/features/frame/bare-page';
import { links, photoLinkParams } from '~/links';
import { privatePageMeta } from '~/page-meta';
import './fotos-do-anuncio.css';

/** The photos that came with an announcement, to whom the house's link was told; 404: it opens nothing, whatever the reason. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  context.answer.hasSecretAddress = true;
  const token = new URL(request.url).searchParams.get(photoLinkParams.token) ?? '';
  const sent = await context.draftPhotos.byLink(token);
  const { name, logo } = context.settings.firm;
  const firm = { name, logo };
  if (!sent) return data({ firm, sent: null }, { status: 404 });
  const photos = sent.photos.map(({ id, name: file, caption }) => ({
    caption: caption || file,
    url: links.sentPhoto({ token, id }),
    whole: links.sentPhoto({ token, id, whole: true }),
  }));
  return data({ firm, sent: { protocol: sent.protocol, until: dayText(new Date(sent.until)), photos } });
}

export const meta = privatePageMeta('Fotos de um anúncio');

/** For the house's people. */
export default function SentPhotos() {
  const { firm, sent } = useLoaderData<typeof loader>();
  return (
    <BarePage firm={firm}>
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
    </BarePage>
  );
}
