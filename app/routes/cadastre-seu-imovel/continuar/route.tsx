import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { clock } from '@domain/kernel/clock';
import { maxBrowsers } from '@domain/announcement/devices';
import { deviceName } from '@domain/people/device-name';
import { logged } from '@domain/kernel/logged';
import { recentDayText } from '@domain/kernel/moment';
import { draftsOf, draftToken, serializeDraftToken, newDraftToken } from '~/features/announce/drafts.server';
import { readDraft } from '~/features/announce/save-step.server';
import { markTokenPage, tokenOf } from '~/features/shared-folder/token-page.server';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { LinkExpired } from '~/features/status-pages/link-expired';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import './continuar.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Continuar o anúncio');

/** Filters impossible links before the store lookup. */
const linkPattern = /^[A-Za-z0-9]{22,64}$/;
const linkOf = (request: Request): string | null => {
  const link = tokenOf(new URL(request.url));
  return linkPattern.test(link) ? link : null;
};

/** Shows only the day of the draft. Invalid, expired and revoked links get the same 404; 503 if the store fails. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  markTokenPage(context);
  const link = linkOf(request);
  const { firm: brokerage } = context.settings;
  const page = {
    firm: { name: brokerage.name, logo: brokerage.logo },
    hasOther: false,
    begun: null as string | null,
  };
  const looked = link ? draftsOf(context).lookAtLink(link) : Promise.resolve(null);
  const failed = logged(context.log, 'the link of a draft cannot be looked at', () => undefined);
  const begun = await looked.catch(failed);
  if (begun === undefined) return data({ ...page, isAway: true }, { status: 503 });
  if (begun === null) return data({ ...page, isAway: false }, { status: 404 });
  const { draft } = await readDraft(request, context);
  return data({
    ...page,
    isAway: false,
    begun: recentDayText(new Date(begun), clock.now()),
    hasOther: draft !== null && draft.sent === null,
  });
}

const statuses = { full: 409, over: 404, away: 503 } as const;

/** Gives this browser access to the draft, and continues at the last step. */
export async function action({ request, context }: ActionFunctionArgs) {
  markTokenPage(context);
  const link = linkOf(request);
  const token = (await draftToken(request, context)) ?? newDraftToken();
  const device = deviceName(request.headers.get('user-agent'));
  const outcome = link
    ? await draftsOf(context)
        .openLink(link, token, device)
        .catch(logged(context.log, 'the link of a draft cannot be opened', () => 'away' as const))
    : 'over';
  // The page has one text for all expired links.
  if (outcome !== 'bound') return data(outcome, { status: statuses[outcome] });
  return redirect(links.announce(), {
    status: 303,
    headers: { 'Set-Cookie': await serializeDraftToken(token, context.siteUrl) },
  });
}

/** Target of another browser's link (record 0070). */
export default function Continue() {
  const { firm: brokerage, begun, hasOther, isAway } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <MinimalLayout firm={brokerage}>
      {begun ? (
        <div className="vazio continuar">
          <h1>Anúncio começado {begun}.</h1>
          {hasOther && (
            <p className="suave">
              Este navegador já tem um anúncio começado. Se for outro, ele dá lugar a este.
            </p>
          )}
          {refused && (
            <p className="continuar__nao" role="alert">
              {refused === 'full'
                ? `Ele já está em ${maxBrowsers} navegadores. Tire um deles, onde você o começou, em “Continuar no celular”.`
                : 'Não foi possível abri-lo agora. Tente de novo em alguns minutos.'}
            </p>
          )}
          <form method="post">
            <button className="bt bt--1">Continuar neste aparelho</button>
          </form>
        </div>
      ) : isAway ? (
        <div className="vazio">
          <h1>Não foi possível abrir o anúncio agora.</h1>
          <p className="lide">Ele está guardado. Tente de novo em alguns minutos.</p>
        </div>
      ) : (
        <LinkExpired />
      )}
    </MinimalLayout>
  );
}
