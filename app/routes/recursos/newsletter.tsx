import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { firstErrors, type FormReply } from '~/forms/form-reply';
import { NewsletterForm } from '~/features/marketing/newsletter/newsletter-form';
import { contentId } from '~/components/ui/content-id';
import { Snackbar } from '~/components/ui/snackbar';
import { hiddenField } from '~/forms/hidden-fields';
import { newsletterForms, newsletterTexts } from '~/features/marketing/newsletter/newsletter';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { pageBefore } from '~/request/page-before.server';
import { takeLead } from '~/features/leads/leads.server';
import { titleOnly } from '~/page-meta';

export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

export const meta = titleOnly('Newsletter', 'noindex');

/** Keeps a subscription and goes back to the page that the form stood in, with a word of thanks. */
export const action = (args: ActionFunctionArgs) =>
  takeLead(args, newsletterForms.page, {
    lead: ({ nome, email }) => ({ kind: 'newsletter', name: nome, email }),
    done: async (_value, { confirms_by_letter }, form) =>
      redirect(pathBack(args, form), {
        status: 303,
        headers: { 'Set-Cookie': await flashCookie({ tone: 'success', text: thanks(confirms_by_letter) }) },
      }),
    failed: newsletterTexts.failed,
  });

/** The specification's text; where a letter goes out, what is left to do. */
const thanks = (byLetter: boolean | null | undefined) =>
  byLetter ? `${newsletterTexts.kept}. ${newsletterTexts.byLetter}` : newsletterTexts.kept;

/** Where the form stood: as it says itself, else as the browser says. */
function pathBack({ request, context }: LoaderFunctionArgs | ActionFunctionArgs, form?: FormData): string {
  const back = returnTo(form?.get(hiddenField.returnTo)) ?? pageBefore(request, context.siteUrl);
  return back && back !== links.newsletterAction() ? back : links.home();
}

export const loader = (args: LoaderFunctionArgs) => ({ back: pathBack(args) });

/** The form by itself: where something was wrong with it, and for whoever opens its address. */
export default function Newsletter() {
  const { back } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const typed = textsOf(reply?.result?.initialValue);
  const errors = useMemo(() => firstErrors(reply?.result?.error), [reply]);
  return (
    <main id={contentId} className="palco news news--so">
      <div className="news__voz">
        <h1>Assine nossa newsletter</h1>
        <p className="suave">Uma carta por mês: imóveis que acabaram de chegar e textos da revista.</p>
      </div>
      <NewsletterForm
        place="page"
        typed={typed}
        errors={errors}
        returnTo={returnTo(typed[hiddenField.returnTo]) ?? back}
      />
      {reply?.failed && <Snackbar message={{ tone: 'danger', text: reply.failed }} />}
    </main>
  );
}

const textsOf = (typed: Record<string, unknown> | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
