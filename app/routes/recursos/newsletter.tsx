import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '~/forms/form-reply';
import { NewsletterForm } from '~/features/marketing/newsletter/newsletter-form';
import { contentId } from '~/components/ui/content-id';
import { Snackbar } from '~/components/ui/snackbar';
import { hiddenField } from '~/forms/hidden-fields';
import { newsletterForms, newsletterTexts } from '~/features/marketing/newsletter/newsletter';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { sameSiteReferrer } from '~/request/same-site-referrer.server';
import { takeLead } from '~/features/leads/leads.server';
import { titleOnly } from '~/page-meta';

export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

export const meta = titleOnly('Newsletter', 'noindex');

/** Subscribes and redirects to the form's page with a message. */
export const action = (args: ActionFunctionArgs) =>
  takeLead(args, newsletterForms.page, {
    lead: ({ nome, email }) => ({ kind: 'newsletter', name: nome, email }),
    done: async (_value, { confirms_by_letter }, form) =>
      redirect(pathBack(args, form), {
        status: 303,
        headers: { 'Set-Cookie': await flashCookie({ tone: 'success', text: thanks(confirms_by_letter) }) },
      }),
    failed: newsletterTexts.failed,
    failsOnError: true,
  });

/** Text of the specification; with e-mail confirmation also the next step. */
const thanks = (byEmail: boolean | null | undefined) =>
  byEmail ? `${newsletterTexts.kept}. ${newsletterTexts.byLetter}` : newsletterTexts.kept;

/** Path of the form's page: its hidden field, otherwise the referrer. */
function pathBack({ request, context }: LoaderFunctionArgs | ActionFunctionArgs, form?: FormData): string {
  const back = returnTo(form?.get(hiddenField.returnTo)) ?? sameSiteReferrer(request, context.siteUrl);
  return back && back !== links.newsletterAction() ? back : links.home();
}

export const loader = (args: LoaderFunctionArgs) => ({
  back: pathBack(args),
  text: args.context.settings.firm.texts.texts?.newsletter,
});

/** The form as its own page, for errors and direct visits. */
export default function Newsletter() {
  const { back, text } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const typed = textsOf(reply?.result?.initialValue);
  return (
    <main id={contentId} className="palco news news--so">
      <div>
        <h1>Assine nossa newsletter</h1>
        {text && <p className="suave">{text}</p>}
      </div>
      <NewsletterForm
        place="page"
        typed={typed}
        result={reply?.result}
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
