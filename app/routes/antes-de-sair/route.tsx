import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AllHomes } from '~/features/frame/all-homes';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { type ExitReply, firstStepIn } from '~/features/leads/exit-window/exit-reply';
import { PersonStep, WishStep } from '~/features/leads/exit-window/exit-steps';
import { exitTexts } from '~/features/leads/exit-window/exit-texts';
import { leadPageData } from '~/features/leads/lead-page.server';
import { Sent } from '~/features/leads/sent';
import { firstNameOf } from '@domain/first-name';

export { action } from './action.server';
export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

export const meta = fixedPageMeta({
  title: exitTexts.person().title,
  description: exitTexts.sheet,
  path: links.beforeLeaving(),
  card: 'listing',
  indexable: false,
});

export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.settings.exitIntent) throw new Response(null, { status: 404 });
  return leadPageData(args);
}

/** The exit window's steps as a page: where its forms lead without scripts, or where the window cannot be had. */
export default function BeforeLeaving() {
  const { sent, person } = useLoaderData<typeof loader>();
  const reply = useActionData<ExitReply>();
  const first = firstStepIn(reply);
  const texts = first ? exitTexts.wish : exitTexts.person(person && firstNameOf(person.nome));
  return (
    <main id={contentId} className="mago">
      <div className="mago__voz escuro">
        <div>
          <h1>{sent ? exitTexts.person().title : texts.title}</h1>
          {!sent && <p className="lide">{texts.lead}</p>}
        </div>
      </div>
      <div className="mago__form">
        {sent ? (
          <Sent title={`Pedido recebido, ${sent.firstName}.`} next={exitTexts.sheet} sent={sent}>
            <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
          </Sent>
        ) : first ? (
          <WishStep first={first} reply={reply} />
        ) : (
          <PersonStep person={person} reply={reply} />
        )}
      </div>
    </main>
  );
}
