import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { BesidePrint } from '~/components/ui/beside-print';
import { useBrokerage } from '~/components/use-brokerage';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { type ExitReply, firstStepIn } from '~/features/leads/exit-dialog/exit-reply';
import { PersonStep, WishStep } from '~/features/leads/exit-dialog/exit-steps';
import { exitTexts } from '~/features/leads/exit-dialog/exit-texts';
import { leadPageData } from '~/features/leads/lead-page.server';
import { Sent } from '~/features/leads/sent';
import { firstNameOf } from '@domain/people/first-name';

export { action } from './action.server';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

export const meta = fixedPageMeta(({ promises }) => ({
  title: exitTexts(promises.reply).person().title,
  description: exitTexts(promises.reply).sheet,
  path: links.beforeLeaving(),
  card: 'listing',
  indexable: false,
}));

export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.settings.exitIntent) throw new Response(null, { status: 404 });
  return leadPageData(args);
}

/** The exit dialog's steps as a page, for use without scripts or if the dialog fails to load. */
export default function BeforeLeaving() {
  const { sent, person } = useLoaderData<typeof loader>();
  const reply = useActionData<ExitReply>();
  const first = firstStepIn(reply);
  const all = exitTexts(useBrokerage().promises.reply);
  const texts = first ? all.wish : all.person(person && firstNameOf(person.nome));
  return (
    <BesidePrint gravura="praia-mansa">
      <h1>{sent ? all.person().title : texts.title}</h1>
      {sent ? (
        <Sent title={`Pedido recebido, ${sent.firstName}.`} next={all.sheet} sent={sent}>
          <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
        </Sent>
      ) : (
        <>
          <p className="lide">{texts.lead}</p>
          {first ? <WishStep first={first} reply={reply} /> : <PersonStep person={person} reply={reply} />}
        </>
      )}
    </BesidePrint>
  );
}
