import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { clock } from '@domain/kernel/clock';
import { atText } from '@domain/leads/offer-texts';
import { hasStatus, isMissingCall } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { sectionOf } from '~/back-end/section.server';
import { Icon } from '~/components/ui/icon';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { markTokenPage } from '~/features/shared-folder/token-page.server';
import { LinkExpired } from '~/features/status-pages/link-expired';
import { PageFailed } from '~/features/status-pages/page-failed';
import { readForm } from '~/forms/forms.server';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { flashCookie } from '~/request/flash.server';
import '~/features/status-pages/email-link-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Ninguém falou comigo');

const buttonField = 'acao';
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** A GET changes nothing, and shows nothing of the person. Unknown tokens get the same 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  markTokenPage(context);
  const token = tokenOf(request);
  const { name, logo } = context.settings.firm;
  const section = await sectionOf(
    context.api.contactLinks(context.session.caller).complaintLink(token),
    context.log,
    (link) =>
      link && {
        came: atText(new Date(link.created_at), clock.now()),
        isComplained: link.is_complained,
      },
  );
  const hasFailed = section.status === 'failed';
  const link = section.status === 'shown' ? section.value : null;
  const status = hasFailed ? 503 : link ? 200 : 404;
  return data({ firm: { name, logo }, token, hasFailed, link }, { status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  markTokenPage(context);
  const token = tokenOf(request);
  await readForm(request, buttonField);
  const back = links.noAnswer(token);
  try {
    await context.api.contactLinks(context.session.caller).complainByLink(token);
  } catch (error) {
    if (!isMissingCall(error) && !hasStatus(error, 410)) {
      const { text } = await refusalOf(error, context.log);
      const cookie = await flashCookie({ tone: 'danger', text });
      return redirect(back, { status: 303, headers: { 'Set-Cookie': cookie } });
    }
  }
  return redirect(back, 303);
}

/** Page of a receipt's link, for a person whom nobody answered. */
export default function NoAnswer() {
  const { firm: brokerage, token, link, hasFailed } = useLoaderData<typeof loader>();
  if (!link) {
    return (
      <MinimalLayout firm={brokerage}>
        {hasFailed ? (
          <PageFailed title="Não foi possível avisar agora." href={links.noAnswer(token)} />
        ) : (
          <LinkExpired />
        )}
      </MinimalLayout>
    );
  }
  return (
    <MinimalLayout firm={brokerage}>
      <div className="parar">
        {link.isComplained ? (
          <div className="feito" role="status">
            <Icon name="check" />
            <h1>Obrigado por avisar.</h1>
            <p className="suave">
              O seu pedido voltou à frente da fila, e quem responde pela equipe foi avisado.
            </p>
          </div>
        ) : (
          <>
            <h1>Ninguém falou com você?</h1>
            <p className="lide">Recebemos o seu pedido {link.came}. Avise, e ele volta à frente da fila.</p>
            <form method="post" action={links.noAnswer(token)} className="acoes">
              <button className="bt bt--1" name={buttonField} value="avisar">
                Ninguém falou comigo
              </button>
            </form>
            <p className="nota">Abrir esta página não muda nada; só o botão muda.</p>
          </>
        )}
      </div>
    </MinimalLayout>
  );
}
