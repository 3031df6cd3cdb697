import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { firstNameOf } from '@domain/first-name';
import { draftText } from '@domain/announcement/draft';
import { callBy } from '@domain/announcement/call-by';
import { contentId } from '~/components/ui/content-id';
import { returnTo } from '~/domain/return-to';
import { Elevation } from '~/features/announce/elevation';
import { draftField } from '~/features/announce/draft-form';
import { readDraft } from '~/features/announce/save-step.server';
import { readSent } from '~/features/leads/sent.server';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import './sucesso.css';

export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';
export const meta = privatePageMeta('Imóvel recebido');

/** What was sent, as the sending has left it, or as the draft has it for who comes back later. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = await readSent(request);
  const { draft } = await readDraft(request, context);
  const protocol = now?.protocol ?? draft?.sent?.protocol;
  if (!protocol) throw redirect(links.announce());
  const sentAt = draft?.sent ? new Date(draft.sent.at) : new Date();
  const asked = returnTo(new URL(request.url).searchParams.get(draftField.from));
  return {
    protocol,
    firstName: now?.firstName ?? firstNameOf(draftText(draft!.fields, 'proprietario_nome')),
    email: now?.facts.find(([name]) => name === 'E-mail')?.[1] ?? draftText(draft?.fields ?? {}, 'email'),
    callBy: callBy(sentAt),
    back: asked ?? links.home(),
    isSignedIn: context.session.user !== null,
  };
}

/** What happens next, and by when (prototype anunciar-recebido). */
export default function Sent() {
  const { protocol, firstName, email, callBy, back, isSignedIn } = useLoaderData<typeof loader>();
  const way = [
    ['Recebido', 'hoje'],
    ['Em análise', `até ${callBy}`],
    ['Visita de fotos', 'você escolhe o dia'],
    ['No ar', 'com a sua aprovação'],
  ] as const;
  return (
    <main id={contentId} className="recebido">
      <section className="escuro recebido__voz">
        <div className="palco">
          <div>
            <h1>{`Recebemos seu imóvel, ${firstName}.`}</h1>
            <p className="lide">{`Um consultor da região liga em até dois dias úteis, até ${callBy}.`}</p>
            <dl>
              <dt className="menor suave">Referência</dt>
              <dd className="recebido__ref">{protocol}</dd>
            </dl>
            <p className="recebido__acoes">
              {isSignedIn ? (
                <a className="bt bt--1" href={links.myProducts()}>
                  Acompanhar em Meus imóveis
                </a>
              ) : (
                <a className="bt bt--1" href={links.allProperties()}>
                  Ver imóveis
                </a>
              )}
              <a className="bt bt--2" href={back}>
                Voltar para onde você estava
              </a>
            </p>
          </div>
          <Elevation stage={3} />
        </div>
      </section>
      <section className="palco recebido__depois">
        <h2>O que acontece agora</h2>
        <ol className="caminho" aria-label="Andamento">
          {way.map(([name, when], index) => (
            <li aria-current={index === 0 ? 'step' : undefined} key={name}>
              {name}
              <small>{when}</small>
            </li>
          ))}
        </ol>
        <p className="suave">
          Enviamos uma cópia para {email}. Para mudar algo, responda àquela carta ou{' '}
          <a className="sublinhado" href={links.contact()}>
            fale conosco
          </a>{' '}
          com a referência.
        </p>
      </section>
    </main>
  );
}
