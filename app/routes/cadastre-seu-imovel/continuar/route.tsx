import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { clock } from '@domain/clock';
import { mostBrowsers } from '@domain/announcement/devices';
import { deviceName } from '@domain/device-name';
import { logged } from '@domain/logged';
import { recentDayText } from '@domain/moment';
import { draftsOf, draftToken, keepDraftToken, newDraftToken } from '~/features/announce/drafts.server';
import { readDraft } from '~/features/announce/save-step.server';
import { keepSecret, tokenOf } from '~/features/folder-for-two/secret-page.server';
import { BarePage } from '~/features/frame/bare-page';
import { LinkOver } from '~/features/frame/link-over';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import './continuar.css';

export const meta = privatePageMeta('Continuar o anúncio');

/** No store is asked for what no link can be. */
const linkPattern = /^[A-Za-z0-9]{22,64}$/;
const linkOf = (request: Request): string | null => {
  const link = tokenOf(new URL(request.url));
  return linkPattern.test(link) ? link : null;
};

/**
 * What a draft's link opens: the day it was begun, and nothing else. One that is wrong, over or ended answers the same
 * page, 404; 503 where that cannot be known now.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  keepSecret(context);
  const link = linkOf(request);
  const { firm } = context.settings;
  const page = { firm: { name: firm.name, logo: firm.logo }, hasOther: false, begun: null as string | null };
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

/** The button: this browser has the draft from now on, and goes on where it was left. */
export async function action({ request, context }: ActionFunctionArgs) {
  keepSecret(context);
  const link = linkOf(request);
  const token = (await draftToken(request, context)) ?? newDraftToken();
  const device = deviceName(request.headers.get('user-agent'));
  const outcome = link
    ? await draftsOf(context)
        .openLink(link, token, device)
        .catch(logged(context.log, 'the link of a draft cannot be opened', () => 'away' as const))
    : 'over';
  // Of one that is over the page says what it says of any such.
  if (outcome !== 'bound') return data(outcome, { status: statuses[outcome] });
  return redirect(links.announce(), {
    status: 303,
    headers: { 'Set-Cookie': await keepDraftToken(token, context.siteUrl) },
  });
}

/** Where the link of another browser leads (record 0070). */
export default function Continue() {
  const { firm, begun, hasOther, isAway } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <BarePage firm={firm}>
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
                ? `Ele já está em ${mostBrowsers} navegadores. Tire um deles, onde você o começou, em “Continuar no celular”.`
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
        <LinkOver />
      )}
    </BarePage>
  );
}
