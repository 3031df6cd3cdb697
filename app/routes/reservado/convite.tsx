import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { hasStatus } from '~/back-end/errors.server';
import { sectionOf } from '~/back-end/section.server';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { reservedCookie } from '~/features/reserved/reserved-cookie.server';
import { reservedLinks } from '~/features/reserved/reserved-links';
import { markTokenPage, tokenOf } from '~/features/shared-folder/token-page.server';
import { LinkExpired } from '~/features/status-pages/link-expired';
import { PageFailed } from '~/features/status-pages/page-failed';
import { readForm } from '~/forms/forms.server';
import { privatePageMeta } from '~/page-meta';
import '~/features/status-pages/email-link-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

/** A generic title keeps the property out of the browser's history. */
export const meta = privatePageMeta('Convite');

/** A GET changes nothing and shows nothing of the property: programs that check links open them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  markTokenPage(context);
  const token = tokenOf(new URL(request.url));
  const section = await sectionOf(
    context.api.reserved(context.session.caller).reservedLink(token),
    context.log,
    (property) => property,
  );
  const { name, logo } = context.settings.firm;
  const state =
    section.status === 'failed'
      ? 'failed'
      : section.status === 'shown' && section.value !== null
        ? 'open'
        : 'over';
  const status = { failed: 503, open: 200, over: 404 }[state];
  return data({ firm: { name, logo }, token, state }, { status });
}

/** Leaves the token in a cookie of this property's pages, and an address without it. */
export async function action({ request, context }: ActionFunctionArgs) {
  markTokenPage(context);
  await readForm(request);
  const token = tokenOf(new URL(request.url));
  const property = await context.api
    .reserved(context.session.caller)
    .openReservedLink(token)
    .catch((error: unknown) => {
      if (hasStatus(error, 429)) throw data(null, { status: 429 });
      throw error;
    });
  if (property === null) return redirect(reservedLinks.invitation(token), 303);
  return redirect(reservedLinks.property(property), {
    status: 303,
    headers: { 'Set-Cookie': await reservedCookie(property, token, context.siteUrl) },
  });
}

/** Page of a personal link to a reserved property. */
export default function Invitation() {
  const { firm: brokerage, token, state } = useLoaderData<typeof loader>();
  return (
    <MinimalLayout firm={brokerage}>
      {state === 'open' ? (
        <div className="parar">
          <h1>Um imóvel reservado para você.</h1>
          <p className="lide">
            {brokerage.name} mostra este imóvel a poucas pessoas. O convite é pessoal: não passe o endereço
            adiante.
          </p>
          <form method="post" action={reservedLinks.invitation(token)}>
            <button className="bt bt--1">Ver o imóvel</button>
          </form>
        </div>
      ) : state === 'failed' ? (
        <PageFailed title="Não foi possível abrir o convite agora." href={reservedLinks.invitation(token)} />
      ) : (
        <LinkExpired />
      )}
    </MinimalLayout>
  );
}
